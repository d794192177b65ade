#pragma once

/* ======================================================================================================================
 * IMPLEMENTATION
 *
 * HOW IT WORKS
 *   call       gpusort_cmd_sort(), gpusort_sort(), gpusort_prepare(), gpusort_readiness(), gpusort_scratch()
 *     |        gpusorti_check_call() checks the arguments, gpusorti_request_of() fills in the defaults
 *   request
 *     |        gpusorti_make_plan() asks the planners in gpusorti_choices[], and takes the first plan that it gets;
 *     |        gpusorti_lay_out() gives each section of scratch its place
 *   plan       kernels, workgroup shapes, sections of scratch
 *     |        gpusorti_walk_steps() visits the steps of the plan in their order
 *   step       a barrier and a dispatch
 *     |        gpusorti_record_step() records it, gpusorti_prepare_step() has its pipeline compiled,
 *     |        gpusorti_find_step() looks whether its pipeline is compiled
 *   commands
 *
 *   Counts: A plan depends on the count only by the thresholds in gpusorti_thresholds; planners compare the count with
 *     nothing else. gpusorti_last_count() is the greatest count of a plan. gpusorti_each_plan() visits the plans of all
 *     smaller counts, limits and numbers of segments, and gpusorti_each_sort() those of shorter rows, too.
 *     gpusort_prepare() compiles the pipelines of all these plans, gpusort_readiness() looks for them, and
 *     gpusort_scratch() takes the largest size. Between two thresholds only sizes and numbers of workgroups grow. A count
 *     on the GPU does not change the plan; kernels read it.
 *   Limits: gpusort_prepare() and gpusort_scratch() refuse a request if one of these plans has more bytes of counts and
 *     lists than kernels can number (GPUSORTI_MOST_COUNTS), or, without device addresses, a section of scratch that is
 *     larger than the device can bind. gpusorti_list_extents() has all limits.
 *     Digits of segments shrink until counts and lists take at most 6 bytes an element, whatever the lengths
 *     (gpusorti_counts_are_few()).
 *   Kernels: gpusorti_kernel_infos[] says of each kernel which constants it reads, and what it binds in an unusual
 *     place. Specialization constants that a kernel does not read are 0, so that different sorts share its pipeline.
 *   Scratch: control | status | leaves | keys | values | keys_alt | values_alt, see gpusorti_layout. Wide values
 *     share the memory of the last two, except that those of structs come after them. The control block starts with sizes
 *     for indirect dispatches. Words with names (CONTROL_* in shaders/constants.glsl), the records of passes and
 *     the histograms follow.
 *   one-sweep, the kernels in their order: begin. copy_keys, which unpacks narrow keys and copies kept ones. histogram,
 *     which also plans the passes. onesweep or onesweep_staged, once for each digit. finish, unless
 *     gpusorti_ends_by_passes(). copy_keys again to pack narrow keys. gather, twice for wide values; or pack_values, where
 *     the first of each segment are wanted.
 *     Leaves: If keys may be evenly distributed, passes by leading digits (onesweep), leaf_starts and leaf_sort come before
 *     these passes, which then run only if the leaves did not fit. 64-bit keys that get no such leaves may have leaves by
 *     place: leading_bits finds how many leading digits are enough, leaf_starts cuts between elements that differ in these,
 *     and sort_leaves comes behind leaf_sort, which has nothing to do. If bits in which all keys agree take much room,
 *     leading_bits also compresses the keys, in place; sort_leaves expands them, or leading_bits again, behind all passes.
 *     8-bit keys alone: begin; histogram; fill, which writes each key as often as it was counted.
 *   count / scan / scatter: begin. count, scan and scatter for each digit. finish. The kernels before and after are those of
 *     one-sweep. If the row of the tuning table has leaves and AUTO does not take one-sweep, histogram, leaf_starts and
 *     leaf_sort run as in one-sweep, with these three kernels in place of each pass.
 *   Small counts: tile_sort alone; or tile_sort, and merge_tiles once or twice, if the row of the tuning table has merges;
 *     or tile_sort, split_runs, and tile_sort once more for the buckets. Three cases use tile_sort_rolled and merge_tiles
 *     for all counts, because these compile faster: drivers that compile longer than they sort, the first
 *     sorts of host arrays, and quick plans of any count (GPUSORT_QUICK, see gpusorti_quick()).
 *   Odd-even merge: odd_even_merge, as often as gpusorti_network_level() says. gather for wide values.
 *   Outputs: All steps work on keys_out and values_out in place of keys and values. If gpusorti_reads_given(), the first
 *     steps read the input in place: tile_sort, segments and segment_sort, with the output arrays bound in place of scratch
 *     where they do not write there; the first pass over long rows; select's first round and select_any; or the histogram
 *     and the first pass. An array that is in order already is then copied after the histogram's loop. Otherwise begin
 *     copies the input to the output first; its pipeline is prepared for every kind of sort. Steps that only read the
 *     caller's arrays (copy_keys and numbers on the way to scratch, take_keys, gather) read the input in place.
 *   Structs: For every algorithm take_keys runs first: it copies the keys out of the structs, and the structs to scratch.
 *     gather, the last, writes the structs by index. Structs of 4 and 8 bytes are sorted as values, without gather.
 *   Floats as numbers: Next, numbers writes an unsigned number for each key to scratch, see gpusorti_request_numbers(); all
 *     kernels sort these numbers. The bits of 16- and 32-bit keys are below the number, and numbers writes them back. 64-bit
 *     keys and their values are gathered by index. odd_even_merge compares such keys itself, in place.
 *   The first k: Rounds of select, then select_sort. In any order, where many are wanted: select_any, a step a digit.
 *   Host arrays: gpusorti_find_way() tries the ways (gpusorti_way) in turn. A way creates its buffers, uploads, sorts and
 *     downloads. Submissions use slots in rotation; before a slot is used again, the host waits for its submission. All that
 *     the driver may refuse comes before the arrays are written: pages stay imported from upload to download. If memory is
 *     lacking for the download, it is tried again; if that fails, too, the device counts as lost. The first sorts of a kind
 *     are tiles and merges, see gpusorti_plan_merges_first().
 *   Skipping: The histogram or scan kernel writes a record for each pass: from which copy to which it moves elements, and
 *     whether it runs at all. Where that is faster (gpusorti_plan.gpu_sizes), passes are dispatched indirectly, with a size
 *     of 0 for skipped ones.
 *
 * WORDS
 *   alt           in scratch: the second copy of keys or values; passes move to the caller's arrays and back
 *   bin           of a leaf: elements with close keys, mostly few enough to be compared each with each
 *   block         of a sorting network: the items of an invocation, or two sorted halves that are to be merged
 *   bucket        what one workgroup of tile_sort.comp collects from all runs
 *   candidate     an element that may be among the first k of its segment, see shaders/candidates.glsl
 *   chained       of long segments: one-sweep sorts them, whose tiles wait for each other like a chain
 *   chunk         of the counts of long segments: those that a workgroup of segment_scan.comp scans
 *   compressed    of 64-bit keys: without the bits in which all agree, see shaders/compressed_keys.glsl
 *   crowd         lanes of a subgroup with the same digit, or elements of a leaf with the same bits, too many to be fast
 *   digit         radix_bits bits of the window, from the lowest
 *   encoded       the order-preserving form of a key: an unsigned number that has the key's order
 *   fallback      look-back counts a tile itself that stays silent
 *   field         bits of a compressed key that lie side by side; a part of a shape's variant
 *   given         of keys and values: as the caller passes them, before the sort
 *   group         neighbouring tiles whose counts are also added up in one row, see shaders/groups.glsl
 *   leading       of bits or digits: the highest ones, by which passes sort before leaves
 *   leaf          the elements that agree in the leading bits, sorted by one workgroup in shared memory; by place:
 *                 those of some neighbouring prefixes, see shaders/find_places.glsl
 *   list          of segments: what segments.comp leaves to a kernel for longer ones
 *   look-back     a workgroup adds up the status rows of the tiles before its own
 *   narrow key    one of 8 or 16 bits
 *   pass          the kernels that bring all elements into the order of one digit
 *   piece         of a host array: bytes that are copied or imported at a time
 *   pivot         of the first k: a key, and a place among equals, that elements to keep do not pass
 *   planner       a function that makes a plan for one way to sort, or none
 *   portion       tiles of one dispatch of one-sweep, few enough for 29 bits of count
 *   prefix        the highest bits of a key: those that passes have sorted by before leaves by place, or that have been
 *                 found of the k-th key
 *   raw           of keys: not encoded; passes flip the bits of a digit in which such keys differ from encoded ones
 *   record        what the GPU plans for a pass: four words in the control block
 *   rolled        of a kernel: its loops are not unrolled, because compiling takes longer than sorting
 *   row           a segment, where all have the same size; a device's row of the tuning table; see also status row
 *   run           a sorted part of the array
 *   silent        of a tile: it has not published its counts yet
 *   slice         what a bucket takes of a run
 *   span          neighbouring tiles that one workgroup goes over, of count / scan / scatter, or of the first k
 *   splitter      a sample between two buckets: its key, its run, and where each run has it
 *   staged        the way of onesweep_staged.comp: the tile goes through shared memory one word of each element at a time
 *   status row    a word for each value of a digit: how many elements of a tile (or span), or of all up to it, have it
 *   straddle      of a digit: it has bits of both words of a 64-bit key
 *   threshold     the greatest count or limit for which something holds
 *   tile          elements that a workgroup holds at once: workgroup_size * items
 *   unpacked      of narrow keys: in a word each, in scratch
 *   variant       a specialization constant that chooses a form of a kernel: bits or a number, by the kernel
 *   wide value    one of more than 8 bytes: an index is sorted in its place
 *   window        the bits of the encoded key that are compared; of look-back: the status rows that it loads at once
 *   word          32 bits
 * ====================================================================================================================== */
