/*
 Weighted means of 4 × 4 grid pixels, with all sixteen channels of four grid pixels in one vector.
*/

enum { KERNEL(filter_block) = 64, KERNEL(level_width) = 512 };

typedef uint8_t KERNEL(Bytes16) __attribute__((vector_size(16)));
typedef uint8_t KERNEL(Bytes4) __attribute__((vector_size(4)));
typedef uint16_t KERNEL(Words16) __attribute__((vector_size(32)));
typedef uint16_t KERNEL(Words8) __attribute__((vector_size(16)));
typedef uint16_t KERNEL(Words4) __attribute__((vector_size(8)));
typedef uint32_t KERNEL(Longs16) __attribute__((vector_size(64)));

static inline KERNEL(Words16) KERNEL(four)(const uint32_t *pixels) {
  KERNEL(Bytes16) bytes;
  memcpy(&bytes, pixels, sizeof bytes);
  return __builtin_convertvector(bytes, KERNEL(Words16));
}

/* The weighted sum of four rows, for four columns: at most 255 · 256. */
static inline KERNEL(Words16) KERNEL(sum_down)(
    const uint32_t *a, const uint32_t *b, const uint32_t *c, const uint32_t *d,
    const uint16_t *weights) {
  return KERNEL(four)(a) * weights[0] + KERNEL(four)(b) * weights[1]
         + KERNEL(four)(c) * weights[2] + KERNEL(four)(d) * weights[3];
}

/*
 The weighted sum of four columns, in units of 1/256 level, rounded to a pixel. Each product is
 rounded down, and weights miss one of 65536: less than five units in all, so that a sum of equal
 pixels rounds to that pixel.
*/
static inline uint32_t KERNEL(sum_across)(KERNEL(Words16) columns, const uint16_t *weights) {
  KERNEL(Words4) four;
  memcpy(&four, weights, sizeof four);
  KERNEL(Words16) spread =
      __builtin_shufflevector(four, four, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3);
  KERNEL(Words16) products = __builtin_convertvector(
      (__builtin_convertvector(columns, KERNEL(Longs16))
       * __builtin_convertvector(spread, KERNEL(Longs16)))
          >> 16,
      KERNEL(Words16));
  KERNEL(Words8) halves =
      __builtin_shufflevector(products, products, 0, 1, 2, 3, 4, 5, 6, 7)
      + __builtin_shufflevector(products, products, 8, 9, 10, 11, 12, 13, 14, 15);
  KERNEL(Words4) sum = __builtin_shufflevector(halves, halves, 0, 1, 2, 3)
                       + __builtin_shufflevector(halves, halves, 4, 5, 6, 7);
  sum = (sum + 128) >> 8;
  KERNEL(Bytes4) bytes = __builtin_convertvector(sum, KERNEL(Bytes4));
  uint32_t pixel;
  memcpy(&pixel, &bytes, sizeof pixel);
  return pixel;
}

static inline int32_t KERNEL(within)(int32_t index, int32_t last) {
  index = index > 0 ? index : 0;
  return index < last ? index : last;
}

/* One pixel, of which some grid pixels may lie outside. */
static uint32_t KERNEL(filtered_at_border)(
    const PixelGrid *grid, int32_t column, int32_t row, const uint16_t *across,
    const uint16_t *down) {
  uint32_t pixels[4][4];
  for (int32_t y = 0; y < 4; y++) {
    const uint32_t *line =
        grid->pixels + (size_t)KERNEL(within)(row + y, grid->bottom) * grid->stride;
    for (int32_t x = 0; x < 4; x++)
      pixels[y][x] = line[KERNEL(within)(column + x, grid->right)];
  }
  return KERNEL(sum_across)(
      KERNEL(sum_down)(pixels[0], pixels[1], pixels[2], pixels[3], down), across);
}

/* Whether `count` times four neighbours all lie in 0...last. */
static inline int KERNEL(all_within)(const int32_t *first, int32_t last, int32_t count) {
  int32_t least = first[0], most = first[0];
  for (int32_t i = 1; i < count; i++) {
    least = first[i] < least ? first[i] : least;
    most = first[i] > most ? first[i] : most;
  }
  return least >= 0 && most + 3 <= last;
}

static void KERNEL(filter)(
    uint32_t *row, const PixelGrid *grid, const PixelFilter *filter, PixelLooks across,
    PixelLooks down, size_t count) {
  const size_t stride = grid->stride;
  for (size_t start = 0; start < count; start += KERNEL(filter_block)) {
    const int32_t block = count - start < KERNEL(filter_block) ? (int32_t)(count - start)
                                                               : KERNEL(filter_block);
    const int32_t *columns = across.first + start, *rows = down.first + start;
    const int32_t *by_column = across.weights + start, *by_row = down.weights + start;
    uint32_t *target = row + start;
    if (!KERNEL(all_within)(columns, grid->right, block)
        || !KERNEL(all_within)(rows, grid->bottom, block)) {
      for (int32_t i = 0; i < block; i++)
        target[i] = KERNEL(filtered_at_border)(
            grid, columns[i], rows[i], filter->across + by_column[i], filter->down + by_row[i]);
      continue;
    }
    int32_t offsets[KERNEL(filter_block)];
    for (int32_t i = 0; i < block; i++) offsets[i] = rows[i] * (int32_t)stride + columns[i];
    for (int32_t i = 0; i < block; i++) {
      const uint32_t *a = grid->pixels + offsets[i];
      const uint32_t *b = a + stride;
      target[i] = KERNEL(sum_across)(
          KERNEL(sum_down)(a, b, a + 2 * stride, b + 2 * stride, filter->down + by_row[i]),
          filter->across + by_column[i]);
    }
  }
}

static void KERNEL(filter_level)(
    uint32_t *row, const PixelGrid *grid, const PixelFilter *filter, PixelLooks across,
    int32_t top, int32_t down, size_t count) {
  const uint16_t *weights = filter->down + down;
  const uint32_t *rows[4];
  for (int32_t y = 0; y < 4; y++)
    rows[y] = grid->pixels + (size_t)KERNEL(within)(top + y, grid->bottom) * grid->stride;
  for (size_t start = 0; start < count; start += KERNEL(filter_block)) {
    const int32_t block = count - start < KERNEL(filter_block) ? (int32_t)(count - start)
                                                               : KERNEL(filter_block);
    const int32_t *columns = across.first + start, *by_column = across.weights + start;
    uint32_t *target = row + start;
    int32_t least = columns[0], most = columns[0];
    for (int32_t i = 1; i < block; i++) {
      least = columns[i] < least ? columns[i] : least;
      most = columns[i] > most ? columns[i] : most;
    }
    if (least < 0 || most + 3 > grid->right || most + 4 - least > KERNEL(level_width)) {
      for (int32_t i = 0; i < block; i++)
        target[i] = KERNEL(filtered_at_border)(
            grid, columns[i], top, filter->across + by_column[i], weights);
      continue;
    }
    /* The rows first, for all columns that the block looks at; then a pixel at a time. */
    uint16_t sums[4 * KERNEL(level_width)];
    const int32_t width = 4 * (most + 4 - least);
    const uint8_t *a = (const uint8_t *)(rows[0] + least), *b = (const uint8_t *)(rows[1] + least);
    const uint8_t *c = (const uint8_t *)(rows[2] + least), *d = (const uint8_t *)(rows[3] + least);
    for (int32_t i = 0; i < width; i++)
      sums[i] = (uint16_t)(a[i] * weights[0] + b[i] * weights[1] + c[i] * weights[2]
                           + d[i] * weights[3]);
    for (int32_t i = 0; i < block; i++) {
      KERNEL(Words16) four;
      memcpy(&four, sums + 4 * (columns[i] - least), sizeof four);
      target[i] = KERNEL(sum_across)(four, filter->across + by_column[i]);
    }
  }
}
