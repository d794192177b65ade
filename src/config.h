#pragma once
#include "api.h"

#ifdef GPUSORTI_HIDDEN
#if defined(__GNUC__) && !defined(_WIN32) && !defined(__CYGWIN__) && !defined(GPUSORT_STATIC)
#undef GPUSORT_API
#define GPUSORT_API __attribute__((visibility("hidden"))) extern
#endif
#endif

/* ---- >>config: what the implementation includes; where the system differs ---- */
#include <stdarg.h>
#include <stdio.h>  /* vsnprintf */
#include <stdlib.h> /* malloc, free */
#include <string.h>

#ifndef VULKAN_CORE_H_
#include <vulkan/vulkan_core.h> /* packages: Debian libvulkan-dev; Fedora, Arch, Homebrew vulkan-headers */
#endif

#if !defined(VK_HEADER_VERSION) || VK_HEADER_VERSION < 204
#error "gpusort.h needs Vulkan headers of 2022 or later, whose VK_HEADER_VERSION_COMPLETE is 1.3.204 or greater"
#endif

#ifndef GPUSORT_ASSERT
#include <assert.h>
#define GPUSORT_ASSERT(condition) assert(condition)
#endif

#if defined(_WIN32)
/* windows.h declares these the same way and much more, min() and max() among it: nothing else of it is wanted. */
#ifndef _WINDOWS_
#ifdef __cplusplus
extern "C" {
#endif
union _LARGE_INTEGER;
#if defined(NO_STRICT)
typedef void *gpusorti_module;
#else
typedef struct HINSTANCE__ *gpusorti_module;
#endif
#if defined(_WIN64)
typedef long long(__stdcall *gpusorti_far_proc)(void);
#else
typedef int(__stdcall *gpusorti_far_proc)(void);
#endif
__declspec(dllimport) gpusorti_module __stdcall LoadLibraryA(const char *);
__declspec(dllimport) gpusorti_far_proc __stdcall GetProcAddress(gpusorti_module, const char *);
__declspec(dllimport) int __stdcall QueryPerformanceCounter(union _LARGE_INTEGER *);
__declspec(dllimport) int __stdcall QueryPerformanceFrequency(union _LARGE_INTEGER *);
#ifdef __cplusplus
}
#endif
#else
typedef HMODULE gpusorti_module;
typedef FARPROC gpusorti_far_proc;
#endif
#else
#include <sys/time.h> /* gettimeofday, which every C standard mode declares */
#ifndef GPUSORT_NO_LOADER
#include <dlfcn.h>
#endif
#endif

/* What is bound, or found by a device address each: see shaders/buffers.glsl. */
enum {
    GPUSORTI_BIND_KEYS,
    GPUSORTI_BIND_VALUES,
    GPUSORTI_BIND_ALT, /* the second keys, in scratch */
    GPUSORTI_BIND_CONTROL,
    GPUSORTI_BIND_VALUES_ALT, /* the second values; devices that bind four buffers only have them behind the second keys */
    GPUSORTI_BINDINGS
};

enum {
    GPUSORTI_MAX_PASSES = 32, /* 64-bit keys by digits of 2 bits */
    GPUSORTI_ALIGNMENT = 256, /* of sections of scratch, 2^n; the largest minStorageBufferOffsetAlignment there is */
    GPUSORTI_MAX_GROUPS = 65535, /* in one dimension: every device's minimum */
    GPUSORTI_MAX_VALUE_SIZE = 256,

    /* words of the control block, as in shaders/buffers.glsl */
    GPUSORTI_CONTROL_LEAF_BITS = 6,
    GPUSORTI_CONTROL_OVERFULL = 7,
    GPUSORTI_CONTROL_FALLBACKS = 8,
    GPUSORTI_CONTROL_POLLS = 12,
    GPUSORTI_CONTROL_PASSES = 16,
    GPUSORTI_CONTROL_HISTOGRAMS = GPUSORTI_CONTROL_PASSES + 32 * 4,
    GPUSORTI_LEADING = 64, /* words by which records and sizes of passes before leaves lie further */

    /* the indirect sizes before these, of three words each: for a count on the GPU, or by the plan */
    GPUSORTI_SIZE_TILES = 0,
    GPUSORTI_SIZE_MERGES = 4,
    GPUSORTI_SIZE_STRIDE = 8,
    GPUSORTI_SIZE_FINISH = 12,
    GPUSORTI_SIZE_LEAVES = 16,
    GPUSORTI_SIZE_PASSES = 64,
    GPUSORTI_SIZES_END = 192,

    /* likewise, as in shaders/segments.glsl */
    GPUSORTI_SIZE_LISTS = GPUSORTI_SIZE_PASSES,
    GPUSORTI_SIZE_LONG = GPUSORTI_SIZE_PASSES + 8,
    GPUSORTI_SIZE_BASES = GPUSORTI_SIZE_PASSES + 16,

    GPUSORTI_FLAG_WRITE_INDICES = GPUSORT_WRITE_INDICES,
    GPUSORTI_FLAG_KEEP_KEYS = GPUSORT_KEEP_KEYS,
    GPUSORTI_FLAG_LOCAL_INDICES = 4, /* beside GPUSORT_WRITE_INDICES and GPUSORT_KEEP_KEYS, for kernels only */
    GPUSORTI_FLAG_ROLLED = 8,
    GPUSORTI_FLAG_RAW = 16,
    GPUSORTI_FLAG_SUMS = 256,
    GPUSORTI_FLAG_STRADDLE = 512,
    /* that several kernels read: what is stored of elements; how they are found behind addresses, too */
    GPUSORTI_FLAGS_STORED = GPUSORTI_FLAG_WRITE_INDICES | GPUSORTI_FLAG_KEEP_KEYS,
    GPUSORTI_FLAGS_MOVED = GPUSORTI_FLAGS_STORED | GPUSORTI_FLAG_SUMS,

    GPUSORTI_ALL_ENABLED = 0x33f,
    GPUSORTI_NARROW = GPUSORT_ENABLED_STORAGE_16BIT | GPUSORT_ENABLED_STORAGE_8BIT
};
