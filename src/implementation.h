#pragma once

/* ====================================================
 * IMPLEMENTATION
 *
 * A call becomes a request, the request a plan, and the plan's steps are visited one after the other, a barrier and a
 * dispatch each: to ask for pipelines, to look for them, to record. docs/CONTRIBUTING.md tells which kernels run for what.
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
 * ==================================================== */
