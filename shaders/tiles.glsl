// What a dispatch of the kernels that sort, merge and split tiles is told.
// gpusorti_tiles_args in gpusort.h
#define ARGUMENTS uint mode; uint run; uint sample_stride; uint bucket;
#include "buffers.glsl"

// push.mode: bits of
const uint TILE_ENCODE = 1u; // keys come in the caller's form
const uint TILE_DECODE = 2u; // keys go out in the caller's form: this is the last dispatch
const uint TILE_TO_ALT = 4u; // the result goes to scratch; otherwise to the caller's arrays
