#!/bin/sh
# Puts faults into kernels and the host's parts, one at a time, and shows which promises of the tests see them:
#
#   tests/mutate.sh [WORD...]     all, or those whose line in the list below has one of the words
#   tests/mutate.sh --check       only whether each can still be put in
#
# Works in a copy of the tree, MUTATE_DIR (/tmp/gpusort-mutations). A fault is seen where a promise fails that holds without
# it, so the suite has to be green before. What a fault changes is compiled again; drivers keep the rest in TESTS_CACHE
# (MUTATE_DIR/cache). Prints a line a fault; the last one reads "N seen, N not seen".
set -u
cd "$(dirname "$0")/.." || exit 1
folder=${MUTATE_DIR:-/tmp/gpusort-mutations}
tree=$folder/tree

# NAME | FILE | COMMAND of sed | PROGRAM PROMISE... that are to see it, or decisions.sh PROGRAM...
faults() {
    cat <<'END'
# ---- count / scan / scatter ----
scatter: one digit's place advances by one too few | shaders/passes/scatter.comp | s/place\[d\] += digit_total(d);/place[d] += digit_total(d) - (d == 1u ? 1u : 0u);/ | sort workgroups_take_several_tiles
count: a key past the end is counted | shaders/passes/count.comp | s/inside\[k\] = i < end - tile;/inside[k] = i <= end - tile;/ | sort workgroups_take_several_tiles
scan: tiles of spans do not add up | shaders/common/workgroup_scan.glsl | s/running += total;// | sort workgroups_take_several_tiles
scan: a barrier less between two steps | shaders/common/workgroup_scan.glsl | /sums\[at\] = sum;/{n;s/barrier();//} | sort workgroups_take_several_tiles
ranks are not stable | shaders/passes/ranks.glsl | s/return seen + before;/return seen + count - 1u - before;/ | sort workgroups_take_several_tiles
# ---- the control block, the plan on the GPU ----
a count on the GPU is not clamped | shaders/ends/begin.comp | s/min(COUNT_WORD(push.count_word), push.most_count)/COUNT_WORD(push.count_word)/ | sort counts_on_the_GPU_are_read_when_the_commands_run
a pass that is wanted is skipped | shaders/passes/plan.glsl | s/return (plan.running_mask >> p & 1u) != 0u ?/return (plan.running_mask >> p \& 1u) != 0u \&\& p != 3u ?/ | sort random_counts_are_sorted
finish: a tile's last element is left behind | shaders/ends/finish.comp | s/if (i >= valid) continue;/if (i + 1u >= valid) continue;/ | sort any_number_of_passes_leaves_the_result_in_the_callers_buffers
loops over the array: a second round begins too late | shaders/common/next_tile.glsl | s/begin + stride :/begin + stride + 1u :/ | sort copies_of_great_arrays_take_several_rounds
wide values: a second round begins too late | shaders/ends/wide_values.glsl | s/first += stride;/first += stride + 1u;/ | sort copies_of_great_arrays_take_several_rounds
fill: a second round begins too late | shaders/common/next_tile.glsl | s/begin + stride :/begin + stride + 1u :/ | passes keys_of_8_bits_are_written_in_several_rounds
# ---- one-sweep ----
histogram: the last key is counted too often | shaders/passes/histogram.comp | s/take_back(TILE - valid, whole)/take_back(TILE - valid - 1u, whole)/ | sort random_counts_are_sorted
a dry run has elements | shaders/passes/onesweep.glsl | s/uint valid = DRY ? 0u : min(/uint valid = min(/ | dry_run a_dry_run_stores_nothing
a dry run publishes counts | shaders/passes/onesweep.comp | s/!tile.stall \&\& !DRY/!tile.stall/ | dry_run a_dry_run_stores_nothing
a dry run publishes counts of staged tiles | shaders/passes/onesweep_staged.comp | s/!tile.stall \&\& !DRY/!tile.stall/ | dry_run a_dry_run_stores_nothing
a dry run publishes late | shaders/passes/onesweep.glsl | s/tile.stall \&\& !DRY/(tile.stall || DRY)/ | dry_run a_dry_run_stores_nothing
a dry run waits for a tile | shaders/passes/onesweep.glsl | s/if (DRY) number = 0u;// | dry_run a_dry_run_stores_nothing
a dry run has a pass's record | src/methods/passes.h | s/GPUSORTI_RECORD_WORDS \* (GPUSORTI_MOST_PASSES - 1)/GPUSORTI_RECORD_WORDS * (plan->pass_count - 1)/; s/args->polls = 0;/args->polls = 1;/ | dry_run a_dry_run_stores_nothing
a dry run where tiles are counted by groups | src/methods/passes.h | s/ \&\& !gpusorti_has_groups(plan);/;/ | dry_run a_dry_run_is_a_dispatch_of_the_passes_pipeline
look-back: an inclusive count is taken for a local one | shaders/passes/onesweep.glsl | s/at = word\[k\] < LOCAL_END ? at - 1u : 0u;/at = at - 1u;/ | stall stalled_tiles_hold_up_no_recorded_sort
look-back: portions do not change the states | shaders/passes/onesweep.glsl | s/local_state = 2u \* (sequence % 3u) + 1u;/local_state = 1u;/ | portions any_count_sorts_below_a_bound_of_portions
a pass that copies counts as one with status rows | shaders/passes/plan.glsl | s/plan.running_mask & ~plan.copying_mask & /plan.running_mask \& / | portions any_count_sorts_below_a_bound_of_portions
a pass that copies begins at the first portion | shaders/passes/onesweep.glsl | s/uint begin = (portion.first + workgroup_index()) \* TILE;/uint begin = workgroup_index() * TILE;/ | portions any_count_sorts_staged_below_a_bound_of_portions
a pass that copies leaves out a partial tile's last element | shaders/passes/onesweep.glsl | s/if (next + k \* WORKGROUP_SIZE < valid && pass.store_keys)/if (next + k * WORKGROUP_SIZE + (valid < TILE ? 1u : 0u) < valid \&\& pass.store_keys)/ | sort every_distribution_is_sorted
a silent tile is counted from its second element on | shaders/passes/onesweep.glsl | s/for (uint i = invocation; i < TILE; i += WORKGROUP_SIZE) {/for (uint i = invocation + 1u; i < TILE; i += WORKGROUP_SIZE) {/ | stall stalled_tiles_hold_up_no_recorded_sort
what a partial tile has beyond its end may rank before elements | shaders/passes/onesweep.comp | s/disorder || key != BEYOND/disorder/ | subgroup_order full_and_partial_tiles_sort
a barrier less between two rounds | shaders/passes/onesweep.comp | /++round == ROUNDS/{n;s/barrier();//} | passes the_NVIDIA_rows_sort
staged: a value goes to its neighbour's place | shaders/passes/onesweep_staged.comp | s/uint to = target\[get_digit(k)\] + at;/uint to = target[get_digit(k)] + (at ^ 1u);/ | stall stalled_tiles_hold_up_no_staged_sort
groups: a group's last tile is left out | shaders/passes/groups.glsl | s/uint n = tile.number % GROUPS;/uint n = max(tile.number % GROUPS, 1u) - 1u;/ | passes tiles_are_counted_by_groups
# ---- leaves ----
leaves by digits: a tile's counters are cleared before all have read them | shaders/leaves/sort_range.glsl | /hand_value_on(!range.in_alt, to/{n;n;s/barrier();//} | decisions.sh places
leaves by digits: a digit less is told | shaders/leaves/sort_range.glsl | s/if (key_digit(differ, first, RADIX_BITS) == 0u)/if (key_digit(differ, first, RADIX_BITS) < 2u)/ | decisions.sh places
leaves by digits: they stay in scratch | shaders/leaves/sort_range.glsl | s/range.in_alt = !range.in_alt;// | leaves leaves_of_two_digits_of_a_word_are_sorted
leaves by digits: subgroups that share a row of counters do not take turns | shaders/leaves/sort_range.glsl | s/if (turn == subgroup % sharing) {/if (turn == 0u) {/ | decisions.sh places
leaves: equal elements of a bin lose their order | shaders/leaves/leaf_sort.comp | s/(key_a == key_b && a < b)/(key_a == key_b \&\& a > b)/ | leaves leaves_sort_in_any_order_of_atomics
leaves: the search beside a cut ends at the room of a leaf | shaders/places/find_places.glsl | s/uint beyond = there + 1u;/uint beyond = min(there, push.place_room) + 1u;/ | decisions.sh places
leaves: a prefix is one of its own only from twice the size on | shaders/places/find_places.glsl | s/push.place_room - cut_step()) {/push.place_room - cut_step() \/ 2u) {/ | decisions.sh places
leaves: the search beside a cut reads an element behind the end | shaders/places/find_places.glsl | s/: part, beyond - 1u)/: part, beyond)/ | decisions.sh places
leaves: a long prefix right behind a short one is lost | shaders/places/find_places.glsl | s/ && ends\[own\] == before;/;/ | decisions.sh places
leaves: a bin of many elements is compared each with each | shaders/places/sort_leaves.comp | s/if (LOAD_IN_WORKGROUP(overfilled) != 0u) return false;// | decisions.sh places
leaves: equal elements of a leaf by place lose their order | shaders/places/sort_leaves.comp | s/number.x |= i;/number.x |= leaf.count - 1u - i;/ | places leaves_by_place_are_sorted
compressed keys: those of leaves that have no room stay so | shaders/leaves/sort_range.glsl | s/if (range.fields != 0u) EXPAND_KEYS/if (false) EXPAND_KEYS/ | places leaves_by_place_are_sorted
compressed keys: signs are not decoded | shaders/places/leading_bits.comp | s/(FLAGS & FLAG_RAW) != 0u ? encode_key(uvec2(0u)) : uvec2(0u);/uvec2(0u);/ | places leaves_by_place_are_sorted
compressed keys: the cuts at words' ends are forgotten | shaders/places/place_choice.glsl | s/bitCount(begins.y)) + 2u;/bitCount(begins.y));/ | decisions.sh places
compressed keys: two fields meet | shaders/places/list_fields.glsl | s/to -= bits;/to -= bits - 1u;/ | places leaves_by_place_are_sorted
leaves: one that has no room is taken for one that has | shaders/leaves/leaf_sort.comp | s/bool by_digits = leaf.count > TILE;/bool by_digits = leaf.count > 2u * TILE;/ | leaves leaves_of_two_digits_of_a_word_are_sorted
# ---- small counts, the network ----
tiles: equal keys are not told apart | shaders/tiles/shared_sort.glsl | s/(TRACKS_ORIGIN && same && b.origin < a.origin)/false/ | small the_NVIDIA_row_sorts_small_counts
merges: equal elements of later runs come first | shaders/tiles/merge_tiles.comp | s/(earlier_run && other == key)/(!earlier_run \&\& other == key)/ | host merges_come_first_and_pipelines_when_they_pay
buckets: a sample does not count itself | shaders/buckets/split_runs.comp | s/(other == key && at <= own)/(other == key \&\& at < own)/ | small the_NVIDIA_row_sorts_small_counts
odd-even merge: a tile ends an element early | shaders/network/odd_even_merge.comp | s/last = min(count - 1u - tile_start,/last = min(max(count, 2u) - 2u - tile_start,/ | odd_even_merge random_larger_counts_are_sorted
# ---- segments, the first k, wide values, numbers ----
segments: some of no more than the room are longer | shaders/segments/segments.comp | s/else if (s.count > AT_ONCE) add_to_list/else if (s.count > AT_ONCE + 1u) add_to_list/ | segments rows_of_every_length_are_sorted
segments: a round of sums leaves one out | shaders/common/workgroup_scan.glsl | s/Index >= k \* reach) sum/Index > k * reach) sum/ | segments every_kind_is_sorted_in_every_layout
segments: a class ends a layer later | shaders/segments/segments.comp | s/blocks -= class_sizes\[c\] << c;/blocks -= 0u * class_sizes[c]; if (c > 5u) break;/ | segments every_kind_is_sorted_in_every_layout
buckets: one of several tiles is not cut | shaders/tiles/tile_sort.comp | s/part.last = !HAS_PARTS || placed.x <= TILE;/part.last = true;/ | small buckets_of_several_tiles_are_sorted_in_parts
buckets: a part is cut by all bits but the lowest | shaders/buckets/bucket_slices.glsl | s/bit-- != 0u;/bit-- > 1u;/ | decisions.sh buckets
buckets: a part of one takes equal keys of all runs | shaders/buckets/bucket_slices.glsl | s/less\[k\] + min(equal, room - min(room, before))/less[k] + equal/ | small buckets_of_several_tiles_are_sorted_in_parts
buckets: the last sample of a run leads, too | shaders/buckets/buckets.glsl | s/return run + 1u == runs ? 0u : part/return part/ | small the_NVIDIA_row_sorts_small_counts
buckets: a round of slices leaves one out | shaders/buckets/bucket_slices.glsl | s/i >= k \* distance) sum/i > k * distance) sum/ | small the_NVIDIA_row_sorts_small_counts
long segments: rounds of a chunk do not add up | shaders/common/workgroup_scan.glsl | s/running += total;// | sort counts_of_many_tiles_of_segments_are_scanned
long segments: a chunk of counts begins at 0 | shaders/segments/segment_scan.comp | s/words - begin), before);/words - begin), 0u);/ | segments segments_are_sorted_by_each_algorithm_that_has_them
the first k by buckets: what has no room is lost | shaders/selection/first_split.comp | s/fails = fails || count > ROOM;/count = min(count, ROOM);/ | segments a_sample_that_misleads_costs_time_alone
the first k by buckets: a bucket begins where the next one does | shaders/selection/first_split.comp | s/sum += i < b ? bucket_counts/sum += i <= b ? bucket_counts/ | segments the_first_of_an_array_come_to_its_front
the first k of hundreds: a pivot that many share has a place too early | shaders/selection/first_some.comp | s/(items + 1u) \* SUBGROUP_SIZE - 1u;/items * SUBGROUP_SIZE - 1u;/ | segments the_first_of_segments_of_hundreds_are_found
the first k: keys in the opposite order take many rounds a tile | shaders/selection/first_k.comp | s/MOST_LOWERED = 16u;/MOST_LOWERED = NO_INDEX;/ | segments long_rows_may_come_in_the_opposite_order
the first k: ties go to any element | shaders/selection/first_k.comp | s/order_of(k) > last_order) chosen/order_of(k) < last_order) chosen/ | segments a_pivot_falls_and_ties_stay
in any order: one more of the equals is taken | shaders/selection/select_any.comp | s/return wanted - before - min(kept, wanted - before);/return wanted - before - min(kept, wanted - before) + 1u;/ | segments many_are_found_where_no_order_is_wanted
wide values: the last one of a workgroup stays | shaders/ends/wide_values.glsl | s/if (value\[k\] < values) store_word/if (value[k] + 1u < values) store_word/ | sort structs_are_sorted_by_a_member
numbers: no NaN but infinity's neighbour | shaders/ends/copy_keys.comp | s/magnitude > INFINITY || (magnitude/(magnitude/ | numbers numbers_are_sorted_by_every_algorithm
# ---- the host's part ----
scratch: the second keys are short by 4 bytes | src/plan/layout.h | s/return 4 \* plan->needs.alt_elements \* plan->request.key_words;/return 4 * plan->needs.alt_elements * plan->request.key_words - 4;/ | sort counts_beside_tile_edges_are_sorted
leaves by place: what is counted in is not cleared | src/methods/leaves.h | s/args->slot_base = gpusorti_control_word(plan, plan->layout.place_counts);/args->slot_base = gpusorti_control_word(plan, plan->layout.status);/ | places leaves_by_place_are_sorted
scratch: a row less for spans | src/methods/passes.h | s/: gpusorti_tile_count(plan);/: gpusorti_tile_count(plan) - 1;/ | sort random_counts_are_sorted
no barrier between steps makes writes visible | src/record/record.h | s/VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT,/VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, 0,/ | sort every_binding_sorts
keys that are to be kept are written | src/plan/request.h | s/request.flags = args->flags & (uint32_t)(GPUSORT_WRITE_INDICES | GPUSORT_KEEP_KEYS);/request.flags = args->flags \& (uint32_t)(GPUSORT_WRITE_INDICES);/ | matrix pairs_of_settings_sort
scratch: limits of just below half of an even count are left out | src/choose/tour.h | s/(gpusorti_max(one.count, 1) - 1) \/ GPUSORTI_FOUND_PART/one.count \/ GPUSORTI_FOUND_PART/ | scratch the_scratch_of_a_limit_serves_every_lesser_one
the first k: CPU drivers have no longest row | src/methods/selection.h | s/GPUSORTI_LOOPED_TILES = 1 << 12,/GPUSORTI_LOOPED_TILES = 1 << 30,/ | segments long_rows_may_come_in_the_opposite_order
what is prepared for a bound begins at its own count | src/plan/request.h | s/gpusorti_greater(args->least_count, 1);/args->count;/ | plans what_is_prepared_for_a_bound_is_so_for_every_count_below
an array over another one is recorded | src/record/checks.h | s/gpusorti_overlap(uses\[i\].range.offset/0 \&\& &/ | arguments damaged_arguments_of_recorded_sorts_are_told_by_name
a segment may end behind the array | src/host/host.h | s/ends\[i - 1\] > args->count, offset/0, offset/ | arguments damaged_host_arguments_are_told_and_change_nothing
sets: one more is taken than there is room for | src/record/sets.h | s/if (sets->count == GPUSORTI_MOST_SETS)/if (sets->count > GPUSORTI_MOST_SETS)/ | ranges sets_of_descriptors_have_a_bound_of_their_own
a lost submission counts as done | src/host/host.h | s/ || result == GPUSORT_ERROR_DEVICE_LOST;$/;/ | plans a_sort_that_loses_the_device_leaves_nothing_running
a layer has the row of its chip's vendor | src/device/lookup.h | s/return row->vendor_id == 0 || !caps->layered;/return 1;/ | vendors over_another_API_nothing_is_sorted_by_one_sweep
what a layer lies over is not asked | src/device/device.h | s/"VK_KHR_maintenance7"/"VK_KHR_maintenance99"/ | vendors over_another_API_nothing_is_sorted_by_one_sweep
quick plans are for bound buffers | src/methods/tiles.h | s/blank->mode == GPUSORTI_ADDRESSES \&\& !request->merging/blank->mode == GPUSORTI_ADDRESSES/ | prepare quick_plans_serve_until_the_others_are_prepared
counts and lists have more words than kernels number | src/plan/ranges.h | s/GPUSORTI_MOST_COUNTS ((uint64_t)1 << 32)/GPUSORTI_MOST_COUNTS ((uint64_t)1 << 40)/ | ranges more_counts_than_kernels_can_number_are_too_large
portions have more elements than a status word counts | src/methods/passes.h | s/GPUSORTI_MOST_CHAINED \/ gpusorti_tile(plan);/2 * GPUSORTI_MOST_CHAINED \/ gpusorti_tile(plan);/ | plans shapes_suit_their_kernels
END
}

# The copy, whose folder build/ stays.
lay_out() {
    mkdir -p "$tree" && { git ls-files -z 2>/dev/null || find . -path ./build -prune -o -type f -print0; } | xargs -0 tar -cf - | tar -xf - -C "$tree"
}

put_in() { # FILE COMMAND: fails where the command changes nothing
    sed "$2" "$1" >"$tree/$1"
    ! cmp -s "$1" "$tree/$1"
}

# decisions.sh compiles what it needs.
compile() ( # FILE PROGRAM
    cd "$tree" || exit 1
    [ "$2" != decisions.sh ] || exit 0
    case $1 in
    shaders/*) EMBED_CACHE="$folder/words" tools/header/embed.sh ;;
    *) tools/header/join.sh ;;
    esac && tests/run.sh build plain "$2" && [ -x "build/tests/plain/$2" ]
)

take_out() { # FILE
    for file in "$1" src/kernels/shaders.h src/kernels/shared.h gpusort.h; do cp "$file" "$tree/$file"; done
}

# The first line of a promise that fails, and what it says.
first_failure() { # PROGRAM PROMISE...
    program=$1
    shift
    (cd "$tree" && TESTS_DRIVERS=lavapipe8 TESTS_JOBS=1 TESTS_CACHE="${TESTS_CACHE:-$folder/cache}" TESTS_PROMISE="$*" \
        TESTS_DECISIONS="$*" tests/run.sh test "$program") >"$folder/log" 2>&1
    grep -B 1 '^FAIL' "$folder/log" | head -n 2 | tr '\n' ' '
}

trim() { printf '%s\n' "$1" | sed 's/^ *//; s/ *$//'; }

chosen() { # LINE WORD...
    line=$1
    shift
    [ $# != 0 ] || return 0
    for word; do case $line in *"$word"*) return 0 ;; esac; done
    return 1
}

check=
if [ "${1-}" = --check ]; then
    check=yes
    shift
fi
lay_out || exit 2
seen=0 unseen=0
faults | grep -v '^#' >"$folder/list"
while IFS= read -r line; do
    chosen "$line" "$@" || continue
    name=$(trim "${line%% | *}") rest=${line#* | } promises=${line##* | }
    file=$(trim "${rest%% | *}") rest=${rest#* | }
    failure=
    if ! put_in "$file" "$(trim "${rest% | *}")"; then
        name="$name (it cannot be put in)"
    elif [ -n "$check" ]; then
        failure="can be put in"
    elif ! compile "$file" "${promises%% *}" >"$folder/log" 2>&1 </dev/null; then
        name="$name (it does not compile)"
    else
        # shellcheck disable=SC2086 # words
        failure=$(first_failure $promises </dev/null)
    fi
    take_out "$file"
    if [ -n "$failure" ]; then
        seen=$((seen + 1))
        echo "seen      $name: $failure"
    else
        unseen=$((unseen + 1))
        echo "NOT SEEN  $name: $promises"
    fi
done <"$folder/list"
echo "$seen seen, $unseen not seen"
[ $unseen = 0 ]
