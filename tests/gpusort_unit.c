/* The translation unit an engine has: volk's implementation and gpusort's, volk first. */
#define VOLK_IMPLEMENTATION
#include <volk.h>

#define GPUSORT_IMPLEMENTATION
#include "gpusort.h"

extern const uint32_t fallback_word;
const uint32_t fallback_word = GPUSORTI_CONTROL_FALLBACKS; /* the control block is the first thing in scratch */
