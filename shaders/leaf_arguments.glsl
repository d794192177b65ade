// What a dispatch of leaf_starts.comp and leaf_sort.comp is told.
// gpusorti_leaf_args in gpusort.h
#define ARGUMENTS uint starts; uint room; uint tile; uint portion_tiles;
