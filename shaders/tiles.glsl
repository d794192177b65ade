// What a dispatch of the kernels that sort, merge and split tiles is told.
// gpusorti_tiles_args in gpusort.h
#define ARGUMENTS uint mode; uint run; uint bucket;
#include "buffers.glsl"

// push.mode: bits of
const uint TILE_ENCODE = 1u; // keys come in the caller's form
const uint TILE_DECODE = 2u; // keys go out in the caller's form: this is the last dispatch
const uint TILE_TO_ALT = 4u; // the result goes to scratch; otherwise to the caller's arrays
const uint TILE_SAMPLES = 8u; // tile_sort.comp leaves samples for split_runs.comp
const uint TILE_BUCKET = 16u; // tile_sort.comp sorts a bucket of all runs in scratch in place of a tile
