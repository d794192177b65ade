/* The implementation of gpusort.h as a unit of its own. GPUSORT_USE_VOLK: through the volk of the program. GPUSORT_SHARED:
 * for the shared library, whose callers define it as well. */
#ifdef GPUSORT_USE_VOLK
#include <volk.h>
#endif
#define GPUSORT_IMPLEMENTATION
#include "gpusort.h"
