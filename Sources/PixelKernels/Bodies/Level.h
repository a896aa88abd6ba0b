/*
 Pictures whose rows are rows of the canvas: several rows at a time, so that what a column looks at
 is fetched once for all of them.
*/

enum { KERNEL(level_rows) = 4 };

/* Sums of rows for the grid columns of `extent`, the nearest standing for those beyond. */
static inline void KERNEL(sum_extent)(
    uint16_t *sums, const PixelGrid *grid, KERNEL(Extent) extent, int32_t top,
    const uint32_t *weights) {
  const int32_t begin = KERNEL(within)(extent.first, grid->right);
  const int32_t last = KERNEL(within)(extent.last, grid->right);
  const uint32_t *rows[4];
  for (int32_t y = 0; y < 4; y++)
    rows[y] =
        grid->pixels + (size_t)KERNEL(within)(top + y, grid->bottom) * grid->stride + begin;
  const int32_t later =
      KERNEL(within)(top + KERNEL(level_rows) + KERNEL(fetched_rows), grid->bottom);
  KERNEL(fetch)(grid->pixels + (size_t)later * grid->stride + begin, last + 1 - begin);
  KERNEL(sum_rows)(sums + 4 * (begin - extent.first), rows, weights, last + 1 - begin);
  for (int32_t x = extent.first; x < begin; x++)
    memcpy(sums + 4 * (x - extent.first), sums + 4 * (begin - extent.first), 8);
  for (int32_t x = last + 1; x <= extent.last; x++)
    memcpy(sums + 4 * (x - extent.first), sums + 4 * (last - extent.first), 8);
}

/* The products of one of the columns from `i` on. */
static inline KERNEL(Words16) KERNEL(weigh_level)(
    const uint16_t *sums, const int32_t *columns, int32_t origin, const uint16_t *weights) {
  KERNEL(Words16) four, by;
  memcpy(&four, sums + 4 * (columns[0] - origin), sizeof four);
  memcpy(&by, weights, sizeof by);
  return KERNEL(upper_halves)(four, by);
}

/* The pixels of `rows` rows, of sums that begin at grid column `origin`. */
static inline void KERNEL(make_rows)(
    uint32_t *restrict target, size_t stride, uint16_t (*sums)[4 * KERNEL(level_width)],
    int32_t rows, const int32_t *columns, const uint16_t *weights, int32_t origin, int32_t count) {
#define LEVEL(n) KERNEL(weigh_level)(sums[y], columns + (n), origin, weights + 16 * (n))
  int32_t i = 0;
  for (; i + 8 <= count; i += 8) {
    for (int32_t y = 0; y < rows; y++)
      KERNEL(store_eight)(
          target + (size_t)y * stride + i,
          KERNEL(add_quarters)(LEVEL(i), LEVEL(i + 1), LEVEL(i + 4), LEVEL(i + 5)),
          KERNEL(add_quarters)(LEVEL(i + 2), LEVEL(i + 3), LEVEL(i + 6), LEVEL(i + 7)));
  }
  for (; i < count; i++) {
    for (int32_t y = 0; y < rows; y++)
      target[(size_t)y * stride + i] = KERNEL(whole_pixel)(LEVEL(i));
  }
#undef LEVEL
}

/* Some columns of at most `level_rows` rows, of which many grid pixels lie outside. */
static void KERNEL(make_at_border)(
    PixelBlock to, const PixelGrid *grid, const PixelFilter *filter, PixelSpreadLooks across,
    const int32_t *tops, const int32_t *downs) {
  for (size_t x = 0; x < to.width; x++) {
    const uint16_t *spread = across.weights + 16 * x;
    const uint16_t weights[4] = {spread[0], spread[4], spread[8], spread[12]};
    for (size_t y = 0; y < to.height; y++)
      to.pixels[y * to.stride + x] = KERNEL(filtered_at_border)(
          grid, across.first[x], tops[y], weights, filter->down + downs[y]);
  }
}

/* At most `level_rows` rows. */
static void KERNEL(filter_some_rows)(
    PixelBlock to, const PixelGrid *grid, const PixelFilter *filter, PixelSpreadLooks across,
    const int32_t *tops, const int32_t *downs) {
  uint16_t sums[KERNEL(level_rows)][4 * KERNEL(level_width)];
  const int32_t rows = (int32_t)to.height;
  while (to.width > 0) {
    int32_t block =
        to.width < KERNEL(level_block) ? (int32_t)to.width : KERNEL(level_block);
    KERNEL(Extent) extent = KERNEL(extent)(across.first, block);
    while (block > 16 && extent.last - extent.first >= KERNEL(level_width)) {
      block /= 2;
      extent = KERNEL(extent)(across.first, block);
    }
    const int32_t inside = KERNEL(within)(extent.last, grid->right) + 1
                           - KERNEL(within)(extent.first, grid->right);
    if (inside < 4 || extent.last - extent.first >= KERNEL(level_width)) {
      PixelBlock part = to;
      part.width = (size_t)block;
      KERNEL(make_at_border)(part, grid, filter, across, tops, downs);
    } else {
      for (int32_t y = 0; y < rows; y++)
        KERNEL(sum_extent)(sums[y], grid, extent, tops[y], filter->down + downs[y]);
      if (rows == KERNEL(level_rows))
        KERNEL(make_rows)(
            to.pixels, to.stride, sums, KERNEL(level_rows), across.first, across.weights,
            extent.first, block);
      else
        KERNEL(make_rows)(
            to.pixels, to.stride, sums, rows, across.first, across.weights, extent.first, block);
    }
    to.pixels += block;
    to.width -= (size_t)block;
    across.first += block;
    across.weights += 16 * block;
  }
}

static void KERNEL(filter_rows)(
    PixelBlock to, const PixelGrid *grid, const PixelFilter *filter, PixelSpreadLooks across,
    const int32_t *tops, const int32_t *downs) {
  for (size_t y = 0; y < to.height; y += KERNEL(level_rows)) {
    PixelBlock part = to;
    part.pixels += y * to.stride;
    part.height =
        to.height - y < KERNEL(level_rows) ? to.height - y : KERNEL(level_rows);
    KERNEL(filter_some_rows)(part, grid, filter, across, tops + y, downs + y);
  }
}

typedef uint8_t KERNEL(Bytes4) __attribute__((vector_size(4)));
typedef uint32_t KERNEL(Longs4) __attribute__((vector_size(16)));

/* The mean of some pixels, rounded as by `average`: with at most 256 no product exceeds a word. */
static inline uint32_t KERNEL(mean_part)(
    const uint32_t *parts, size_t stride, uint32_t columns, uint32_t rows, uint32_t reciprocal) {
  KERNEL(Longs4) sum = {0};
  sum += columns * rows / 2;
  for (uint32_t y = 0; y < rows; y++) {
    for (uint32_t x = 0; x < columns; x++) {
      KERNEL(Bytes4) bytes;
      memcpy(&bytes, parts + y * stride + x, sizeof bytes);
      sum += __builtin_convertvector(bytes, KERNEL(Longs4));
    }
  }
  KERNEL(Bytes4) mean = __builtin_convertvector((sum * reciprocal) >> 24, KERNEL(Bytes4));
  uint32_t pixel;
  memcpy(&pixel, &mean, sizeof pixel);
  return pixel;
}

/* Four means of squares of two by two. */
static inline void KERNEL(mean_four)(
    uint32_t *row, const uint32_t *upper, const uint32_t *lower) {
  const KERNEL(Words16) left = KERNEL(four)(upper) + KERNEL(four)(lower);
  const KERNEL(Words16) right = KERNEL(four)(upper + 4) + KERNEL(four)(lower + 4);
  const KERNEL(Words16) sums = (KERNEL(add_pairs)(left, right) + 2) >> 2;
  const KERNEL(Words16) ordered = __builtin_shufflevector(
      sums, sums, 0, 1, 2, 3, 8, 9, 10, 11, 4, 5, 6, 7, 12, 13, 14, 15);
  const KERNEL(Bytes16) bytes = __builtin_convertvector(ordered, KERNEL(Bytes16));
  memcpy(row, &bytes, sizeof bytes);
}

static void KERNEL(average_parts)(
    PixelBlock to, const uint32_t *parts, size_t stride, uint32_t columns, uint32_t rows) {
  const uint32_t all = columns * rows, reciprocal = ((1u << 24) + all - 1) / all;
  for (size_t y = 0; y < to.height; y++) {
    uint32_t *row = to.pixels + y * to.stride;
    const uint32_t *upper = parts + y * rows * stride;
    size_t x = 0;
    if (columns == 2 && rows == 2) {
      for (; x + 4 <= to.width; x += 4)
        KERNEL(mean_four)(row + x, upper + 2 * x, upper + stride + 2 * x);
    }
    for (; x < to.width; x++)
      row[x] = KERNEL(mean_part)(upper + x * columns, stride, columns, rows, reciprocal);
  }
}
