#pragma once

/* ======================================================================================================================
 * IMPLEMENTATION
 *
 * HOW IT WORKS
 *   a call             ->  a request        ->  a plan            ->  its steps        ->  commands
 *   gpusort_cmd_sort()     checked args,        which kernels,        a barrier and        recorded; or pipelines
 *   gpusort_sort() ..      defaults in          shapes, scratch       a dispatch each      asked for, or looked for
 *
 *   From a call to commands: gpusort_cmd_sort() and gpusort_sort() take the same steps. gpusorti_check_args() checks the
 *     arguments, and gpusorti_request_of() turns them into a request. gpusorti_make_plan() asks the planners
 *     (gpusorti_choices[]) and takes the plan of the first that has one; gpusorti_lay_out() lays out its scratch.
 *     gpusorti_walk_steps() visits the steps of the plan; a step is a barrier and a dispatch. There are three visitors:
 *     gpusorti_prepare_step() asks for the pipeline of a step, gpusorti_find_step() looks for it, gpusorti_record_step()
 *     records the step.
 *   Counts: gpusorti_thresholds names all counts at which plans change; planners compare the count with nothing else.
 *     gpusorti_last_count() is how far a plan goes, and gpusorti_each_plan() goes from one to the next, for smaller limits
 *     and fewer segments, too, and gpusorti_each_sort() for shorter rows as well: gpusort_prepare() compiles the pipelines
 *     of all of them, gpusort_readiness() looks for them, gpusort_scratch() takes the largest size. Without device
 *     addresses both refuse a request of which one of these plans has more in scratch than can be bound, and always one
 *     whose counts and lists have more words than kernels can number (GPUSORTI_MOST_COUNTS): gpusorti_list_bound() has all
 *     limits. Digits of segments shrink until counts and lists take at most 6 bytes an element, whatever the lengths
 *     (gpusorti_counts_are_few()). In between, only sizes and numbers of workgroups grow. A count on the GPU does not
 *     change the plan; kernels read it.
 *   Kernels: gpusorti_kernel_rows[] has a row for each: what it reads, and what it binds in an unusual place. What a kernel
 *     does not read is 0 in its specialization constants, so that different sorts share its pipeline.
 *   Scratch: control | status | leaves | keys | values | keys_alt | values_alt, see gpusorti_layout. Rows of wide values
 *     share the memory of the last two, except that those of structs come after them. The control block starts with sizes
 *     for indirect dispatches. Words with names (CONTROL_* in shaders/constants.glsl), the records of up to 32 passes and
 *     the histograms follow.
 *   one-sweep: begin. finish, which unpacks narrow keys and copies kept ones. histogram, which also plans the passes. A
 *     pass for each digit by onesweep or onesweep_staged. finish, unless gpusorti_ends_by_passes(); finish again to pack
 *     narrow keys. gather, twice for wide values. Leaves: where keys may be evenly distributed, passes by leading digits
 *     (onesweep), leaf_starts and leaf_sort come first, and the passes above run only if the leaves did not fit. 8-bit keys
 *     alone: begin; histogram; finish, which writes each key as often as it was counted.
 *   count / scan / scatter: begin. For each digit count, scan and scatter. finish. What comes before and after is as in
 *     one-sweep. Where a row has leaves and AUTO does not take one-sweep, histogram, leaf_starts and leaf_sort are there as
 *     in one-sweep, and these three kernels in place of each of its passes.
 *   Small counts: tile_sort alone; or tile_sort, split_runs, and tile_sort once more for the buckets. Where loops stay
 *     loops, because compiling takes longer than sorting, for first sorts of host arrays, and in quick plans
 *     (GPUSORT_QUICK, see gpusorti_quick()) of any count: tile_sort_rolled and merge_tiles.
 *   Odd-even merge: odd_even_merge, as often as gpusorti_network_level() says. gather for wide values.
 *   Outputs: All steps work on keys_out and values_out in place of keys and values. Where gpusorti_reads_given(), the first
 *     steps read what is given: tile_sort, segments and segment_sort, whose results' arrays are bound in place of scratch
 *     where they do not write there; the first pass over long rows; select's first round and select_any; or the histogram
 *     and the first pass, and an array in order is copied behind the histogram's loop. Else begin copies it first, which
 *     every kind of sort has prepared. Steps that only read the caller's arrays (finish and numbers on the way to scratch,
 *     gather) read what is given.
 *   Structs: For every algorithm gather comes first, takes the keys out and copies the structs to scratch. The last gather
 *     writes the structs by index. Structs of 4 and 8 bytes are sorted as values, without a last gather.
 *   Floats as numbers: After that, numbers makes an unsigned number of each key, in scratch, see
 *     gpusorti_request_numbers(); all kernels sort these. Own bits of 16 and 32 lie below the number and come back by
 *     numbers; those of 64, and the values beside them, are gathered by index. odd_even_merge orders such keys by itself,
 *     in place.
 *   The first k: Rounds of select, then select_sort. In any order, where many are wanted: select_any, a step a digit.
 *   Host arrays: gpusorti_find_way() tries the ways (gpusorti_way) in turn. A way makes its buffers, sends, sorts and
 *     fetches. Submissions use slots in rotation; before a slot is used again, its submission is waited for. What may be
 *     refused comes before the arrays are written: pages stay imported from the way up to the way back. Lack of memory on
 *     the way back is tried again; if that does not help, the device counts as lost. The first sorts of a kind are tiles
 *     and merges, see gpusorti_merge_first().
 *   Skipping: The histogram or scan kernel writes a record for each pass: from which side to which, and whether it runs at
 *     all. Where that pays (gpusorti_plan.gpu_sizes), passes are also dispatched indirectly, by sizes that are 0 for
 *     skipped ones.
 *
 * WORDS
 *   alt           in scratch: the second copy of keys or values; passes move to the caller's arrays and back
 *   bucket        what one workgroup of tile_sort.comp collects from all runs
 *   candidate     an element that may be among the first k of its segment, see shaders/candidates.glsl
 *   chained       of long segments: one-sweep sorts them, whose tiles wait for each other like a chain
 *   crowd         lanes of a subgroup with the same digit, or elements of a leaf with the same bits, too many to be fast
 *   digit         radix_bits bits of the window, from the lowest
 *   encoded       the order-preserving form of a key: an unsigned number that has the key's order
 *   fallback      look-back counts a tile itself that stays silent
 *   group         neighbouring tiles whose counts are also added up in one row, see shaders/groups.glsl
 *   leading       of bits or digits: the highest ones, by which passes sort before leaves
 *   leaf          the elements that agree in the leading bits, sorted by one workgroup in shared memory
 *   list          of segments: what segments.comp leaves to a kernel for longer ones
 *   look-back     a workgroup adds up the status rows of the tiles before its own
 *   narrow key    one of 8 or 16 bits
 *   part          of a long segment: what a workgroup of select.comp reduces to a few candidates, in several rounds
 *   pass          the kernels that bring all elements into the order of one digit
 *   planner       a function that makes a plan for one way to sort, or none
 *   portion       tiles of one dispatch of one-sweep, few enough for 29 bits of count
 *   raw           of keys: not encoded; passes flip the bits of a digit in which such keys differ from encoded ones
 *   record        what the GPU plans for a pass: four words in the control block
 *   rolled        of a kernel: its loops are not unrolled, because compiling takes longer than sorting
 *   row           a line of a table; a segment, where all have the same size; see status row, too
 *   run           a sorted part of the array
 *   silent        of a tile: it has not published its counts yet
 *   span          neighbouring tiles of one workgroup of count / scan / scatter
 *   staged        the way of onesweep_staged.comp: the tile goes through shared memory one word of each element at a time
 *   status row    a word for each value of a digit: how many elements of a tile (or span), or of all up to it, have it
 *   straddle      of a digit: it has bits of both words of a 64-bit key
 *   threshold     the greatest count or limit for which something holds
 *   tile          elements that a workgroup holds at once: workgroup_size * items
 *   tracked       of elements: carrying their place, so that equal keys keep their order
 *   unpacked      of narrow keys: in a word each, in scratch
 *   variant       a specialization constant that chooses a form of a kernel: bits or a number, by the kernel
 *   wide value    one of more than 8 bytes: an index is sorted in its place
 *   window        the bits of the encoded key that are compared
 *   word          32 bits
 * ====================================================================================================================== */
