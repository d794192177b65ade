// What onesweep_staged.comp says for one compiler alone: NVIDIA's, of driver 580. Two workgroups of 384 x 23 elements are
// resident on a multiprocessor where an invocation takes at most 80 registers. By one more a single one is, and a pass takes
// 1.3 to 1.5 times as long. This compiler loads early, and keeps what it has computed once, as long as it believes that
// registers are free. So some values are hidden from it, which costs others an instruction or two each. Each line tells what
// it gains: registers and times, by shapes of 384 x 23 unless it says otherwise. Whoever changes the kernel looks at its
// registers (bench --statistics).

// What other files have for one compiler, with its gain; NVIDIA's is that of driver 580, ANV is Mesa's for Intel:
//   buffers.glsl         WORD_BEHIND: below 2^29 elements an index instead of a sum. NVIDIA: 1.08 times as long by sums
//   histogram.comp       FOR_ITEMS: each loop does one thing. NVIDIA: 137 us for u32 at 2^26, 206 with keys in memory
//   leaf_sort.comp       values of 64-bit keys are loaded after ranking. NVIDIA: up to 4 %
//   odd_even_merge.comp  sort_held() in two forms. NVIDIA, 2^24 keys: of 32 bits 58 registers and 2.7 ms in the first, 67
//                        and 3.6 in the second; of 64 bits, which the first keeps in memory, 20.9 and 5.7. lavapipe compiles
//                        the first ten times as long
//   onesweep.comp        CODES. NVIDIA: 1 % of 64-bit keys
//                        load_keys(): only 32-bit keys alone without branches. ANV spills 17 to 30 words of 64-bit ones so
//                        sort_tile(): ranking by turns is apart. ANV spills otherwise
//   onesweep.glsl        COPIED_AT_ONCE: few of few items. ANV spills values of structs otherwise
//                        copy_tile(): no break. NVIDIA: 75 registers for floats with values, instead of 81 and 1.3 times
//                        as long
//                        place_behind_predecessors(): one call of look_back(). NVIDIA compiles a pass in 3/4 of the time
//   sort_leaves.comp     what goes through loops is in shared memory. NVIDIA keeps arrays in memory otherwise: not measured
//   tile_sort.comp       HAS_PARTS: no loop where it is not needed. ANV spills 1 to 32 words of keys with values
//   tools/header/embed.sh  functions are not inlined beforehand, except for onesweep_staged.comp. NVIDIA: 64 registers
//                        for keys alone at 512 x 20, instead of 76

// The address of the values, kept in shared memory from where the tile is chosen to where they are loaded: 77 registers in
// place of 86, where a pass takes 1.24 times as long.
shared uvec2 values_from;

// Integers are stored by a sum instead of an index, as all are where there are 2^29 elements: 78 registers instead of 156,
// where a pass takes 1.4 times as long. The values after them may have either.
const bool SUM_KEYS = SUMS || KEY_KIND != KIND_FLOAT;

// `silent` is 0 while nobody looks back, which the compiler does not know: what depends on it is not done earlier.
// The shift of the digit is computed anew for ranking: 80 registers instead of 84, measured with 64-bit keys.
void hide_digit() { digit_at ^= silent; }

// Behind look-back. Where keys are not stored, digits are read late: 80 registers, or more.
uint hide_index(const uint i) { return i + silent; }

// Values are loaded late: without it floats with values take over 80 registers, and 1.4 times as long.
uvec2 hide_address(const uvec2 at) { return element_address(at, silent, 2u); }

// 0, for the second folding of keys, where folding does nothing: otherwise digits of before are kept. 78 registers in place
// of 88; without it pairs take 1.2 to 1.4 times as long from 2^24 on. Generated indices leave enough of them.
uint hidden_zero() {
    bool hidden = KEY_KIND != KIND_FLOAT && (FLAGS & FLAG_WRITE_INDICES) == 0u;
    return hidden ? digit_at & ~31u : 0u;
}
