// What kernels are told, each by push constants of its own, behind those of all kernels (Push in buffers.glsl): a kernel
// defines ARGUMENTS as one of these lists before it includes buffers.glsl. gpusort.h has each list as a structure:
// SPAN_ARGUMENTS is gpusorti_span_args. Counts are in elements unless they say otherwise. A "word" is an index of a 32-bit
// word in the control block, behind the indirect sizes.

// begin.comp
#define BEGIN_ARGUMENTS \
    uint clear_words; /* words of the control block to clear */ \
    uint tile;        /* of a workgroup of the kernels that work by tiles or spans, */ \
    uint merge_tile;  /* of merge_tiles.comp, */ \
    uint stride_tile; /* of the kernels with a grid-stride loop, per round */ \
    uint count_word;  /* a count on the GPU: its index in what is bound, */ \
    uint most_count;  /* and the most that it may be */ \
    uint copied_bits; /* not 0: elements of so many bits are copied, and nothing else is done: */ \
    uint copied_from; /* from the one of that index in what is bound; */ \
    uint clears;      /* not 0: words of NO_INDEX are written instead of them */

// count.comp, scan.comp, scatter.comp
#define SPAN_ARGUMENTS \
    uint span;    /* of a workgroup */ \
    uint record;  /* word of the pass's record */ \
    uint held;    /* not 0: what is given is the second copy */

// addresses of what is to be sorted, see READS_GIVEN in buffers.glsl
#define GIVEN_ARGUMENTS \
    uint keys_given_low; uint keys_given_high; \
    uint values_given_low; uint values_given_high;

// histogram.comp
#define HISTOGRAM_ARGUMENTS \
    GIVEN_ARGUMENTS \
    uint portion_tiles;   /* tiles of a dispatch of a pass */ \
    uint copies;          /* what the second copy is, where an odd number of passes is to be expected: COPY_*, or 0 */ \
    uint makes_even;      /* not 0: it adds a pass that copies to an odd number */ \
    uint tile;            /* of a pass */ \
    uint least_leaf_bits; /* see gpusorti_least_leaf_bits() */ \
    uint most_leaf_bits;  /* 0: no leaves */ \
    uint leaf_average;    /* elements of a leaf */ \
    uint samplers;        /* workgroups of leading_bits.comp where it samples keys; 0: no leaves by place; */ \
    uint compressors;     /* where it compresses them */ \
    uint slot_base;       /* word of what it counts in, up to the status rows */

// leading_bits.comp
#define LEADING_BITS_ARGUMENTS \
    GIVEN_ARGUMENTS \
    uint tile; uint portion_tiles; /* as of HISTOGRAM_ARGUMENTS */ \
    uint place_room;               /* of a leaf by place, a power of two */ \
    uint slot_base;                /* word of PREFIX_CHOICES << slot_bits bytes */ \
    uint slot_bits; \
    uint totals;                   /* word of the totals of compressed keys' digits, behind these */ \
    uint expands;                  /* not 0: passes have sorted compressed keys; it makes these whole, no more */

// onesweep.comp, onesweep_staged.comp
#define ONESWEEP_ARGUMENTS \
    GIVEN_ARGUMENTS \
    uint portion_tiles; /* tiles of a dispatch, */ \
    uint portion;       /* and which dispatch of its pass this is */ \
    uint polls;         /* of a silent predecessor, before its tile is counted */ \
    uint flip;          /* see gpusorti_flip() */ \
    uint record;        /* word of the pass's record */ \
    uint grouped;       /* not 0: tiles are counted by groups, too, if the kernel can */

// leaf_starts.comp, leaf_sort.comp, sort_leaves.comp
#define LEAF_ARGUMENTS \
    uint starts;     /* word of the leaves' first elements, and of the end */ \
    uint list;       /* word of the leaves by place, two each: first element, count */ \
    uint place_room; /* elements that one of them has room for */

// tile_sort.comp, merge_tiles.comp, split_runs.comp
#define TILES_ARGUMENTS \
    uint mode;   /* TILE_* */ \
    uint run;    /* of a sorted run */ \
    uint bucket; /* of a bucket on average */

// odd_even_merge.comp
#define NETWORK_ARGUMENTS \
    uint log_block; uint log_pitch; uint log_columns; uint log_merged; /* log2 of each */ \
    uint mode;                                                         /* MODE_* */ \
    uint count_word; uint most_count;                                  /* as of begin.comp */

// the kernels of wide values, see wide_values.glsl
#define WIDE_ARGUMENTS \
    uint wide_words;                            /* 32-bit words of a value */ \
    uint key_word; uint key_words;              /* the key inside: its first word in the value, its words; */ \
    uint key_shift; uint key_mask;              /* its bits in the first */ \
    uint segments; uint size; uint offsets;     /* as of segments.comp */ \
    uint ends;                                  /* not 0: segments have ends of their own, see NO_INDEX */ \
    uint limit;                                 /* wanted of each segment */ \
    uint as_array; /* not 0: in scratch these are as their segments are in the array, else as in the caller's values */

// segments.comp
#define SEGMENTS_ARGUMENTS \
    uint segments;                          /* how many */ \
    uint size;                              /* of a row; 0: segments have offsets */ \
    uint offsets;                           /* index of the first segment's offset in what is bound */ \
    uint batch;                             /* segments of a workgroup */ \
    uint ends;                              /* 0, or 1 more than the index of the first segment's end */ \
    uint shorter; uint longer;              /* the most of one that is sorted by a list */ \
    uint lists; uint list_room;             /* word of the lists; segments that a list has room for */ \
    uint owners; uint begins;  uint bases;  /* words, see long_segments.glsl; bases 0: there are none */ \
    uint tile; uint tile_room; uint long_room; /* of a tile of a long one; the most tiles and long ones */

// segment_sort.comp
#define LIST_ARGUMENTS \
    uint list;                  /* which one */ \
    uint lists; uint list_room; /* as of segments.comp */

// the kernels by tiles of long segments, see long_segments.glsl
#define LONG_SEGMENTS_ARGUMENTS \
    uint owners; uint begins; uint bases; uint tile; /* as of segments.comp */ \
    uint flags;                                       /* PASS_* */ \
    uint chunk; uint chunks; /* words that a workgroup scans, and how many of these chunks there are */ \
    uint polls;              /* as of onesweep.comp */

// first_k.comp, first_few.comp, first_some.comp, first_filter.comp, first_split.comp: see first_segments.glsl
#define FIRST_ARGUMENTS \
    GIVEN_ARGUMENTS \
    uint segments; uint size;         /* as of segments.comp */ \
    uint offsets; uint ends;          /* as of segments.comp, or words, where push.pass is not FIRST_ALONE */ \
    uint limit;                       /* wanted of each segment */ \
    uint least; uint most;            /* the kernel takes segments of more than `least` elements, up to `most`; */ \
    uint direct;                      /* those of more leave candidates first: push.pass says by FIRST_* in which way */ \
    uint span;                        /* first_filter.comp: elements of a workgroup; else spans of a segment; or, where */ \
                                      /* push.pass is FIRST_ALONE, 1 + the first word of a list, or 0, see LISTED */ \
    uint room; uint room_shift;       /* for candidates, see first_segments.glsl */

// select_any.comp
#define UNORDERED_ARGUMENTS \
    uint size; uint span; uint spans; /* of a row; of a span; of a row, in this step */ \
    uint limit; uint room;            /* wanted of each row; the most that there are of one */ \
    uint digits;                      /* steps that count */ \
    uint apart;                       /* not 0: the results have arrays of their own */
