/* Every kernel behind writing PNG of one level. */

#include "Words.h"

#include "Filters.h"
#include "Matches.h"
#include "Symbols.h"
#include "Candidates.h"
#include "Path.h"
#include "Unfilter.h"

const DeflateKernels KERNEL(deflate_kernels) = {
    .pack_rgb = KERNEL(pack_rgb),
    .up_rgb = KERNEL(up_rgb),
    .unfilter_rgb = KERNEL(unfilter_rgb),
    .unfilter_rgba = KERNEL(unfilter_rgba),
    .filter_none = KERNEL(filter_none),
    .filter_sub = KERNEL(filter_sub),
    .filter_up = KERNEL(filter_up),
    .filter_average = KERNEL(filter_average),
    .filter_paeth = KERNEL(filter_paeth),
    .find_matches = KERNEL(find_matches),
    .find_candidates = KERNEL(find_candidates),
    .cheapest_tokens = KERNEL(cheapest_tokens),
    .count_symbols = KERNEL(count_symbols),
    .pair_codes = KERNEL(pair_codes),
    .write_symbols = KERNEL(write_symbols),
};
