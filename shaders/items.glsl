// log2 of ITEMS, where that is a power of two from FEWEST_ITEMS to MOST_ITEMS.
const uint ITEMS_LOG2 = ITEMS >= MOST_ITEMS         ? MOST_ITEMS_LOG2
                        : ITEMS >= MOST_ITEMS >> 1u ? MOST_ITEMS_LOG2 - 1u
                        : ITEMS >= MOST_ITEMS >> 2u ? MOST_ITEMS_LOG2 - 2u
                        : ITEMS >= MOST_ITEMS >> 3u ? MOST_ITEMS_LOG2 - 3u
                                                    : MOST_ITEMS_LOG2 - 4u;
