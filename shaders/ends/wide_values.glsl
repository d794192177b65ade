// Values of any number of words, between the caller's array and the second one in scratch: what gather.comp, take_keys.comp
// and pack_values.comp share.
// The includer defines load_word(i, w), word w of value i, and store_word(i, w, word), and calls move_wide().
#ifdef GPUSORTI_ADDRESS
// Word w of value i, where values have that many words.
uvec2 wide_address(const uvec2 base, const uint i, const uint words, const uint w) {
    uint high, low, carry;
    umulExtended(i, words * 4u, high, low);
    low = uaddCarry(low, w * 4u, carry);
    high += carry;
    low = uaddCarry(base.x, low, carry);
    return uvec2(low, base.y + high + carry);
}
#define WIDE_KEY(i, k) Words(wide_address(push.keys, i, push.key_words, k)).at[0]
#define WIDE_VALUE(i, w) Words(wide_address(push.values, i, push.wide_words, w)).at[0]
#define WIDE_ALT(i, w) Words(wide_address(push.values_alt, i, push.wide_words, w)).at[0]
#else
#define WIDE_KEY(i, k) key_words.at[(i) * push.key_words + (k)]
#define WIDE_VALUE(i, w) value_words.at[(i) * push.wide_words + (w)]
#define WIDE_ALT(i, w) alt_value_words.at[push.values_alt_base + (i) * push.wide_words + (w)]
#endif
#define INDEX ALT_WORD

// Which value comes to a position, by the indices, which are bound as the second keys. NO_INDEX marks an element that is not
// sorted and keeps its position: it is in no segment, or not among the first ones. Offsets that descend leave indices unset.
uint find_value(const uint at) {
    uint index = INDEX(at);
    return index == NO_INDEX ? at : min(index, element_count() - 1u);
}

uint load_word(const uint i, const uint w);
void store_word(const uint i, const uint w, const uint word);

// Values [0, n), as many at a time as a workgroup's elements have words for: push.wide_words are at most TILE.
void move_wide(const uint n) {
    uint words = push.wide_words;
    uint values_a_workgroup = TILE / words;
    uint stride = gl_NumWorkGroups.x * gl_NumWorkGroups.y * values_a_workgroup;
    uint first = workgroup_index() * values_a_workgroup;
    uint value[ITEMS]; // which of the workgroup's values, and which word of it: divisions are slow, these stay the same
    uint w[ITEMS];
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        value[k] = (k * WORKGROUP_SIZE + gl_LocalInvocationIndex) / words;
        w[k] = (k * WORKGROUP_SIZE + gl_LocalInvocationIndex) % words;
    }
    while (first < n) {
        uint values = min(values_a_workgroup, n - first);
        uint word[ITEMS]; // all loads come before the stores, so that they overlap
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) word[k] = load_word(first + min(value[k], values - 1u), w[k]);
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
            if (value[k] < values) store_word(first + value[k], w[k], word[k]);
        }
        if (n - first <= stride) break;
        first += stride;
    }
}
