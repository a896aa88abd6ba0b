/*
 Pictures that turn about an upright axis: every canvas column shows one picture column, so that
 rows can be summed across first, for a whole tile of pixels, and then down.

 Sums lie in stacks, one below the other for each canvas column, so that the four which a pixel
 takes are neighbours in memory.
*/

/* The sum of all four columns and groups, in units of 1/256 level. */
static inline KERNEL(Words4) KERNEL(sum_groups)(
    const uint32_t *pixels, const uint16_t *weights, size_t groups) {
  KERNEL(Words16) sum = {0};
  for (size_t group = 0; group < groups; group++) {
    KERNEL(Words16) spread;
    memcpy(&spread, weights + 16 * group, sizeof spread);
    KERNEL(Words16) four = KERNEL(four)(pixels + 4 * group) << 8;
    sum += KERNEL(upper_halves)(four, spread);
  }
  KERNEL(Words8) halves = __builtin_shufflevector(sum, sum, 0, 1, 2, 3, 4, 5, 6, 7)
                          + __builtin_shufflevector(sum, sum, 8, 9, 10, 11, 12, 13, 14, 15);
  return __builtin_shufflevector(halves, halves, 0, 1, 2, 3)
         + __builtin_shufflevector(halves, halves, 4, 5, 6, 7);
}

static void KERNEL(stack)(
    uint16_t *stacks, size_t height, const PixelGrid *grid, const PixelColumns *columns,
    int32_t top) {
  const size_t count = columns->count, groups = columns->groups, stride = columns->stride;
  const int32_t *first = columns->first;
  const uint16_t *weights = columns->weights;
  if (count == 0) return;
  const KERNEL(Extent) extent = KERNEL(extent)(first, (int32_t)count);
  const int32_t width = extent.last + 4 * ((int32_t)groups - 1) + 1 - extent.first;
  for (size_t y = 0; y < height; y++) {
    const int32_t nearest = KERNEL(within)(top + (int32_t)y, grid->bottom);
    const int32_t later =
        KERNEL(within)(top + (int32_t)y + KERNEL(fetched_rows), grid->bottom);
    const uint32_t *row = grid->pixels + (size_t)nearest * grid->stride;
    KERNEL(fetch)(grid->pixels + (size_t)later * grid->stride + extent.first, width);
    uint16_t *target = stacks + 4 * y;
    if (groups == 1) {
      for (size_t x = 0; x < count; x++) {
        KERNEL(Words4) sum = KERNEL(sum_groups)(row + first[x], weights + 16 * x, 1);
        memcpy(target + 4 * stride * x, &sum, sizeof sum);
      }
    } else {
      for (size_t x = 0; x < count; x++) {
        KERNEL(Words4) sum =
            KERNEL(sum_groups)(row + first[x], weights + 16 * groups * x, groups);
        memcpy(target + 4 * stride * x, &sum, sizeof sum);
      }
    }
  }
}

static void KERNEL(filter_stacks)(
    uint32_t *row, const uint16_t *stacks, size_t height, const PixelColumns *columns,
    const PixelFilter *filter, int32_t y) {
  const int32_t rows = (int32_t)height, stride = (int32_t)columns->stride;
  for (size_t start = 0; start < columns->count; start += KERNEL(filter_block)) {
    const size_t rest = columns->count - start;
    const int32_t block = rest < KERNEL(filter_block) ? (int32_t)rest : KERNEL(filter_block);
    const int32_t *begin = columns->start + start, *growth = columns->growth + start;
    const int32_t *by_width = columns->filter + start;
    const uint16_t *weights = filter->across, *stack = stacks + 4 * columns->stride * start;
    uint32_t *target = row + start;
    int32_t offsets[KERNEL(filter_block)], by_row[KERNEL(filter_block)];
    for (int32_t i = 0; i < block; i++) {
      const int32_t steps = (begin[i] + growth[i] * y + 128) >> 8;
      offsets[i] = 4 * (stride * i + KERNEL(within)(steps >> 8, rows - 4));
      by_row[i] = by_width[i] + 4 * (steps & 255);
    }
#define STACKED(n) KERNEL(sum_level)(stack + offsets[n], weights + by_row[n])
    int32_t i = 0;
    for (; i + 4 <= block; i += 4)
      KERNEL(store_four)(target + i, STACKED(i), STACKED(i + 1), STACKED(i + 2), STACKED(i + 3));
    for (; i < block; i++) target[i] = KERNEL(whole_pixel)(STACKED(i));
#undef STACKED
  }
}
