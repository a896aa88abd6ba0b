#pragma STDC FP_CONTRACT OFF

#include "PixelKernels.h"

#include <string.h>

#define KERNEL(name) name##_baseline

#include "Bodies/Table.h"

#include "Bodies/DeflateTable.h"
