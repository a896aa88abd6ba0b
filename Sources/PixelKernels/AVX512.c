#pragma STDC FP_CONTRACT OFF

#include "PixelKernels.h"

#include <string.h>

#if defined(__x86_64__)

#define KERNEL(name) name##_avx512
#define KERNEL_HAS_AVX2 1

#pragma clang attribute push( \
    __attribute__((target("avx512f,avx512bw,avx512dq,avx512vl,bmi,bmi2,lzcnt"))), apply_to = function)
#include "Bodies/Table.h"

#include "Bodies/DeflateTable.h"
#pragma clang attribute pop

#endif
