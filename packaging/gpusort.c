/* The implementation of gpusort.h as a unit of its own. GPUSORT_USE_VOLK: the first function comes from the program's volk. */
#ifdef GPUSORT_USE_VOLK
#include <volk.h>
#endif
#define GPUSORT_IMPLEMENTATION
#include "gpusort.h"
