/* The translation unit an engine has: volk's implementation and gpusort's, volk first. */
#define VOLK_IMPLEMENTATION
#include <volk.h>

#define GPUSORT_IMPLEMENTATION
#include "gpusort.h"
