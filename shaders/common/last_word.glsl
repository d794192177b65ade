// The last word of keys narrower than a word: its upper bits may belong to others, who write them at any time, so no store
// brings them back. Stores the lower `bits` of a word to `to`.
#define STORE_LOWER_BITS(to, word, bits) atomicXor(to, bitfieldExtract(atomicOr(to, 0u) ^ (word), 0, int(bits)))
