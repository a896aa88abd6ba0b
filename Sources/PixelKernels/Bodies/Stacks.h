/*
 Pictures that turn about an upright axis: every canvas column shows one picture column, so that
 rows can be summed across first, for a whole tile of pixels, and then down.

 Sums lie in stacks, one below the other for each canvas column, so that the four which a pixel
 takes are neighbours in memory.
*/

/* The products of a row's columns in all groups, in units of 1/256 level, still to be added. */
static inline KERNEL(Words16) KERNEL(weigh_groups)(
    const uint32_t *pixels, const uint16_t *weights, size_t groups) {
  KERNEL(Words16) sum = {0};
  for (size_t group = 0; group < groups; group++) {
    KERNEL(Words16) spread;
    memcpy(&spread, weights + 16 * group, sizeof spread);
    KERNEL(Words16) four = KERNEL(four)(pixels + 4 * group) << 8;
    sum += KERNEL(upper_halves)(four, spread);
  }
  return sum;
}

/* Four rows of every stack, which lie side by side in it. */
static inline void KERNEL(stack_four)(
    uint16_t *stacks, const uint32_t *const rows[4], const PixelColumns *columns, size_t groups) {
  const int32_t *first = columns->first;
  const uint16_t *weights = columns->weights;
  const size_t count = columns->count, stride = columns->stride;
  for (size_t x = 0; x < count; x++) {
    const uint16_t *own = weights + 16 * groups * x;
    KERNEL(Words16) four = KERNEL(add_up)(
        KERNEL(weigh_groups)(rows[0] + first[x], own, groups),
        KERNEL(weigh_groups)(rows[1] + first[x], own, groups),
        KERNEL(weigh_groups)(rows[2] + first[x], own, groups),
        KERNEL(weigh_groups)(rows[3] + first[x], own, groups));
    memcpy(stacks + 4 * stride * x, &four, sizeof four);
  }
}

/* One row of every stack. */
static void KERNEL(stack_one)(
    uint16_t *stacks, const uint32_t *row, const PixelColumns *columns) {
  for (size_t x = 0; x < columns->count; x++) {
    const uint16_t *own = columns->weights + 16 * columns->groups * x;
    KERNEL(Words16) sum = KERNEL(weigh_groups)(row + columns->first[x], own, columns->groups);
    sum = KERNEL(add_up)(sum, sum, sum, sum);
    memcpy(stacks + 4 * columns->stride * x, &sum, 8);
  }
}

static void KERNEL(stack)(
    uint16_t *stacks, size_t height, const PixelGrid *grid, const PixelColumns *columns,
    int32_t top) {
  if (columns->count == 0) return;
  const KERNEL(Extent) extent = KERNEL(extent)(columns->first, (int32_t)columns->count);
  const int32_t width = extent.last + 4 * ((int32_t)columns->groups - 1) + 1 - extent.first;
  size_t y = 0;
  for (; y + 4 <= height; y += 4) {
    const uint32_t *rows[4];
    for (int32_t i = 0; i < 4; i++) {
      const int32_t at = top + (int32_t)y + i;
      rows[i] = grid->pixels + (size_t)KERNEL(within)(at, grid->bottom) * grid->stride;
      const int32_t later = KERNEL(within)(at + KERNEL(fetched_rows), grid->bottom);
      KERNEL(fetch)(grid->pixels + (size_t)later * grid->stride + extent.first, width);
    }
    if (columns->groups == 1)
      KERNEL(stack_four)(stacks + 4 * y, rows, columns, 1);
    else
      KERNEL(stack_four)(stacks + 4 * y, rows, columns, columns->groups);
  }
  for (; y < height; y++) {
    const int32_t at = KERNEL(within)(top + (int32_t)y, grid->bottom);
    KERNEL(stack_one)(stacks + 4 * y, grid->pixels + (size_t)at * grid->stride, columns);
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
#define STACKED(n) KERNEL(weigh_sums)(stack + offsets[n], weights + by_row[n])
    int32_t i = 0;
    for (; i + 4 <= block; i += 4)
      KERNEL(store_four)(target + i, STACKED(i), STACKED(i + 1), STACKED(i + 2), STACKED(i + 3));
    for (; i < block; i++) target[i] = KERNEL(whole_pixel)(STACKED(i));
#undef STACKED
  }
}
