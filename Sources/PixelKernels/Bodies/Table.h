/* Every kernel of one level. KERNEL(name) appends the level to a name. */

/* Vectors are passed between functions of one file only, so how they are passed does not matter. */
#pragma clang diagnostic ignored "-Wpsabi"

#include "Channels.h"

#include "Blur.h"
#include "Compare.h"
#include "Composite.h"
#include "Convert.h"
#include "Filter.h"
#include "Level.h"
#include "Look.h"
#include "Ramp.h"
#include "Sample.h"
#include "Stacks.h"
#include "Strips.h"

const PixelKernels KERNEL(pixel_kernels) = {
    .fill = KERNEL(fill),
    .mix = KERNEL(mix),
    .copy_rows = KERNEL(copy_rows),
    .mix_rows = KERNEL(mix_rows),
    .lay_strips = KERNEL(lay_strips),
    .mix_covered = KERNEL(mix_covered),
    .over = KERNEL(over),
    .over_weighted = KERNEL(over_weighted),
    .over_covered = KERNEL(over_covered),
    .over_pixel = KERNEL(over_pixel),
    .over_pixel_covered = KERNEL(over_pixel_covered),
    .scale = KERNEL(scale),
    .mask = KERNEL(mask),
    .premultiply = KERNEL(premultiply),
    .unpremultiply = KERNEL(unpremultiply),
    .swap_red_and_blue = KERNEL(swap_red_and_blue),
    .all_bits = KERNEL(all_bits),
    .differences = KERNEL(differences),
    .sample_nearest = KERNEL(sample_nearest),
    .look = KERNEL(look),
    .filter = KERNEL(filter),
    .filter_level = KERNEL(filter_level),
    .filter_rows = KERNEL(filter_rows),
    .look_down = KERNEL(look_down),
    .filter_columns = KERNEL(filter_columns),
    .accumulate = KERNEL(accumulate),
    .average = KERNEL(average),
    .average_parts = KERNEL(average_parts),
    .ramp = KERNEL(ramp),
    .add_pair = KERNEL(add_pair),
};
