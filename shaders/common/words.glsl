// The words that keys are made of. tests/unit/decisions_words.cpp defines narrower ones, so that it can try all of them.
#ifndef WORD_BITS
const uint WORD_BITS = 32u;
const uint WORD_MAX = 0xffffffffu;
#endif
