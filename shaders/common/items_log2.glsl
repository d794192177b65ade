// log2 of ITEMS, a power of two up to MOST_NETWORK_ITEMS.
#define AT_LEAST(log2) ITEMS >= 1u << (log2) ? (log2)
const uint ITEMS_LOG2 = AT_LEAST(MOST_LAYERS) : AT_LEAST(MOST_LAYERS - 1u) : AT_LEAST(MOST_LAYERS - 2u)
                        : AT_LEAST(MOST_LAYERS - 3u) : MOST_LAYERS - 4u;
REQUIRE(the_last_layers_are_of_two_items, MOST_LAYERS <= 5u)
