// The last word of keys narrower than a word: its upper bits may belong to others, who write them at any time, so no store
// brings them back. Stores the lower `bits` of a word to `place`.
#define STORE_LOWER_BITS(place, word, bits) atomicXor(place, bitfieldExtract(atomicOr(place, 0u) ^ (word), 0, int(bits)))
