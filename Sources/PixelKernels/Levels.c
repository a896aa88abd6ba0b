#pragma STDC FP_CONTRACT OFF

#include "PixelKernels.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

extern const PixelKernels pixel_kernels_baseline;
extern const PixelKernels pixel_kernels_avx2;
extern const PixelKernels pixel_kernels_avx512;
extern const DeflateKernels deflate_kernels_baseline;
extern const DeflateKernels deflate_kernels_avx2;
extern const DeflateKernels deflate_kernels_avx512;

PixelLevel pixel_level_available(void) {
#if defined(__x86_64__)
  __builtin_cpu_init();
  if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("bmi2")
      || !__builtin_cpu_supports("lzcnt"))
    return PIXEL_LEVEL_BASELINE;
  if (!__builtin_cpu_supports("avx512f") || !__builtin_cpu_supports("avx512bw")
      || !__builtin_cpu_supports("avx512dq") || !__builtin_cpu_supports("avx512vl"))
    return PIXEL_LEVEL_AVX2;
  return PIXEL_LEVEL_AVX512;
#else
  return PIXEL_LEVEL_BASELINE;
#endif
}

const PixelKernels *pixel_kernels_at(PixelLevel level) {
  PixelLevel available = pixel_level_available();
  switch (level < available ? level : available) {
#if defined(__x86_64__)
  case PIXEL_LEVEL_AVX512: return &pixel_kernels_avx512;
  case PIXEL_LEVEL_AVX2: return &pixel_kernels_avx2;
#endif
  default: return &pixel_kernels_baseline;
  }
}

const DeflateKernels *deflate_kernels_at(PixelLevel level) {
  PixelLevel available = pixel_level_available();
  switch (level < available ? level : available) {
#if defined(__x86_64__)
  case PIXEL_LEVEL_AVX512: return &deflate_kernels_avx512;
  case PIXEL_LEVEL_AVX2: return &deflate_kernels_avx2;
#endif
  default: return &deflate_kernels_baseline;
  }
}

PixelLevel pixel_level_wanted(void) {
  const char *name = getenv("FLIPBOOK_CPU_LEVEL");
  if (name && strcmp(name, "baseline") == 0) return PIXEL_LEVEL_BASELINE;
  if (name && strcmp(name, "avx2") == 0) return PIXEL_LEVEL_AVX2;
  return PIXEL_LEVEL_AVX512;
}

static _Atomic(const PixelKernels *) chosen_kernels;

void pixel_kernels_use(PixelLevel level) {
  atomic_store_explicit(&chosen_kernels, pixel_kernels_at(level), memory_order_release);
}

const PixelKernels *pixel_kernels(void) {
  const PixelKernels *kernels =
      atomic_load_explicit(&chosen_kernels, memory_order_acquire);
  if (!kernels) {
    kernels = pixel_kernels_at(pixel_level_wanted());
    atomic_store_explicit(&chosen_kernels, kernels, memory_order_release);
  }
  return kernels;
}

const DeflateKernels *deflate_kernels(void) {
  static _Atomic(const DeflateKernels *) chosen;
  const DeflateKernels *kernels = atomic_load_explicit(&chosen, memory_order_acquire);
  if (!kernels) {
    kernels = deflate_kernels_at(pixel_level_wanted());
    atomic_store_explicit(&chosen, kernels, memory_order_release);
  }
  return kernels;
}
