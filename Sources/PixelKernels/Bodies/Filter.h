/*
 Weighted means of 4 × 4 grid pixels, with all sixteen channels of four grid pixels in one vector.
*/

enum {
  /* How many pixels are looked at before any is made. */
  KERNEL(filter_block) = 64,
  KERNEL(level_block) = 64,
  /* How many grid columns are summed ahead. */
  KERNEL(level_width) = 2 * KERNEL(level_block) + 16,
};

typedef uint8_t KERNEL(Bytes16) __attribute__((vector_size(16)));
typedef uint16_t KERNEL(Words16) __attribute__((vector_size(32)));
typedef uint16_t KERNEL(Words8) __attribute__((vector_size(16)));
typedef uint16_t KERNEL(Words4) __attribute__((vector_size(8)));
typedef uint32_t KERNEL(Longs8) __attribute__((vector_size(32)));
typedef uint32_t KERNEL(Longs16) __attribute__((vector_size(64)));

static inline KERNEL(Words16) KERNEL(four)(const uint32_t *pixels) {
  KERNEL(Bytes16) bytes;
  memcpy(&bytes, pixels, sizeof bytes);
  return __builtin_convertvector(bytes, KERNEL(Words16));
}

/* Sixteen times the weight, which the table holds twice in a word so that it loads at once. */
static inline KERNEL(Words16) KERNEL(spread)(const uint32_t *weight) {
  KERNEL(Longs8) words = {0};
  words += *weight;
  KERNEL(Words16) result;
  memcpy(&result, &words, sizeof result);
  return result;
}

/* The weighted sum of four rows, for four columns: at most 255 · 256. */
static inline KERNEL(Words16) KERNEL(sum_down)(
    const uint32_t *a, const uint32_t *b, const uint32_t *c, const uint32_t *d,
    const uint32_t *weights) {
  return KERNEL(four)(a) * KERNEL(spread)(weights)
         + KERNEL(four)(b) * KERNEL(spread)(weights + 1)
         + KERNEL(four)(c) * KERNEL(spread)(weights + 2)
         + KERNEL(four)(d) * KERNEL(spread)(weights + 3);
}

/* The upper halves of sixteen products. */
static inline KERNEL(Words16) KERNEL(upper_halves)(KERNEL(Words16) a, KERNEL(Words16) b) {
  return __builtin_convertvector(
      (__builtin_convertvector(a, KERNEL(Longs16)) * __builtin_convertvector(b, KERNEL(Longs16)))
          >> 16,
      KERNEL(Words16));
}

/*
 The weighted sum of four columns, in units of 1/256 level, in two halves that are still to be
 added. Each product is rounded down, and weights miss one of 65536: less than five units in all,
 so that a sum of equal pixels rounds to that pixel.
*/
static inline KERNEL(Words8) KERNEL(sum_across)(
    KERNEL(Words16) columns, const uint16_t *weights) {
  KERNEL(Words4) four;
  memcpy(&four, weights, sizeof four);
  KERNEL(Words16) spread =
      __builtin_shufflevector(four, four, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3);
  KERNEL(Words16) products = KERNEL(upper_halves)(columns, spread);
  return __builtin_shufflevector(products, products, 0, 1, 2, 3, 4, 5, 6, 7)
         + __builtin_shufflevector(products, products, 8, 9, 10, 11, 12, 13, 14, 15);
}

/* Four pixels of the sums of both halves of each. */
static inline void KERNEL(store_four)(
    uint32_t *row, KERNEL(Words8) a, KERNEL(Words8) b, KERNEL(Words8) c, KERNEL(Words8) d) {
  KERNEL(Words8) first = __builtin_shufflevector(a, b, 0, 1, 2, 3, 8, 9, 10, 11)
                         + __builtin_shufflevector(a, b, 4, 5, 6, 7, 12, 13, 14, 15);
  KERNEL(Words8) second = __builtin_shufflevector(c, d, 0, 1, 2, 3, 8, 9, 10, 11)
                          + __builtin_shufflevector(c, d, 4, 5, 6, 7, 12, 13, 14, 15);
  first = (first + 128) >> 8;
  second = (second + 128) >> 8;
  KERNEL(Words16) all = __builtin_shufflevector(
      first, second, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
  KERNEL(Bytes16) bytes = __builtin_convertvector(all, KERNEL(Bytes16));
  memcpy(row, &bytes, sizeof bytes);
}

/* One pixel. */
static inline uint32_t KERNEL(whole_pixel)(KERNEL(Words8) halves) {
  uint32_t four[4];
  KERNEL(store_four)(four, halves, halves, halves, halves);
  return four[0];
}

/* The halves of a pixel whose 4 × 4 grid pixels begin at `here`. */
static inline KERNEL(Words8) KERNEL(sum_square)(
    const uint32_t *here, size_t stride, const uint16_t *across, const uint32_t *down) {
  const uint32_t *below = here + stride;
  return KERNEL(sum_across)(
      KERNEL(sum_down)(here, below, here + 2 * stride, below + 2 * stride, down), across);
}

static inline int32_t KERNEL(within)(int32_t index, int32_t last) {
  index = index > 0 ? index : 0;
  return index < last ? index : last;
}

/* One pixel, of which some grid pixels may lie outside. */
static uint32_t KERNEL(filtered_at_border)(
    const PixelGrid *grid, int32_t column, int32_t row, const uint16_t *across,
    const uint32_t *down) {
  if (column >= 0 && column + 3 <= grid->right && row >= 0 && row + 3 <= grid->bottom) {
    const uint32_t *here = grid->pixels + (size_t)row * grid->stride + (size_t)column;
    return KERNEL(whole_pixel)(KERNEL(sum_square)(here, grid->stride, across, down));
  }
  uint32_t pixels[4][4];
  for (int32_t y = 0; y < 4; y++) {
    const uint32_t *line =
        grid->pixels + (size_t)KERNEL(within)(row + y, grid->bottom) * grid->stride;
    for (int32_t x = 0; x < 4; x++)
      pixels[y][x] = line[KERNEL(within)(column + x, grid->right)];
  }
  return KERNEL(whole_pixel)(KERNEL(sum_across)(
      KERNEL(sum_down)(pixels[0], pixels[1], pixels[2], pixels[3], down), across));
}

/* The range of grid columns or rows that `count` pixels look at. */
typedef struct KERNEL(Extent) {
  int32_t first, last;
} KERNEL(Extent);

static KERNEL(Extent) KERNEL(extent)(const int32_t *first, int32_t count) {
  int32_t least = first[0], most = first[0];
  for (int32_t i = 1; i < count; i++) {
    least = first[i] < least ? first[i] : least;
    most = first[i] > most ? first[i] : most;
  }
  return (KERNEL(Extent)){least, most + 3};
}

static inline int KERNEL(lies_within)(KERNEL(Extent) extent, int32_t last) {
  return extent.first >= 0 && extent.last <= last;
}

static void KERNEL(filter)(
    uint32_t *row, const PixelGrid *grid, const PixelFilter *filter, PixelLooks across,
    PixelLooks down, size_t count) {
  const size_t stride = grid->stride;
  const uint32_t *pixels = grid->pixels;
  const uint16_t *weights_across = filter->across;
  const uint32_t *weights_down = filter->down;
  for (size_t start = 0; start < count; start += KERNEL(filter_block)) {
    const int32_t block = count - start < KERNEL(filter_block) ? (int32_t)(count - start)
                                                               : KERNEL(filter_block);
    const int32_t *columns = across.first + start, *rows = down.first + start;
    const int32_t *by_column = across.weights + start, *by_row = down.weights + start;
    uint32_t *target = row + start;
    if (!KERNEL(lies_within)(KERNEL(extent)(columns, block), grid->right)
        || !KERNEL(lies_within)(KERNEL(extent)(rows, block), grid->bottom)) {
      for (int32_t i = 0; i < block; i++)
        target[i] = KERNEL(filtered_at_border)(
            grid, columns[i], rows[i], weights_across + by_column[i], weights_down + by_row[i]);
      continue;
    }
    int32_t offsets[KERNEL(filter_block)];
    for (int32_t i = 0; i < block; i++) offsets[i] = rows[i] * (int32_t)stride + columns[i];
#define SQUARE(n) \
  KERNEL(sum_square)( \
      pixels + offsets[n], stride, weights_across + by_column[n], weights_down + by_row[n])
    int32_t i = 0;
    for (; i + 4 <= block; i += 4)
      KERNEL(store_four)(target + i, SQUARE(i), SQUARE(i + 1), SQUARE(i + 2), SQUARE(i + 3));
    for (; i < block; i++) target[i] = KERNEL(whole_pixel)(SQUARE(i));
#undef SQUARE
  }
}

/* The weighted sums of four rows, for `count` columns, at least four: four channels a column. */
static inline void KERNEL(sum_rows)(
    uint16_t *sums, const uint32_t *a, const uint32_t *b, const uint32_t *c, const uint32_t *d,
    const uint32_t *weights, int32_t count) {
  for (int32_t i = 0; i < count; i += 4) {
    /* The last four may have been in part among those before. */
    const int32_t at = i + 4 <= count ? i : count - 4;
    KERNEL(Words16) four = KERNEL(sum_down)(a + at, b + at, c + at, d + at, weights);
    memcpy(sums + 4 * at, &four, sizeof four);
  }
}

/* The halves of a pixel whose four columns of sums begin at `sums`. */
static inline KERNEL(Words8) KERNEL(sum_level)(const uint16_t *sums, const uint16_t *weights) {
  KERNEL(Words16) four;
  memcpy(&four, sums, sizeof four);
  return KERNEL(sum_across)(four, weights);
}

/* How many rows ahead grid pixels are fetched, which lie too far apart to be foreseen. */
enum { KERNEL(fetched_rows) = 6 };

static inline void KERNEL(fetch)(const uint32_t *pixels, int32_t count) {
  for (int32_t i = 0; i < count; i += 16) __builtin_prefetch(pixels + i);
}

static void KERNEL(filter_level)(
    uint32_t *row, const PixelGrid *grid, const PixelFilter *filter, PixelLooks across,
    int32_t top, int32_t down, size_t count) {
  const uint16_t *weights_across = filter->across;
  const uint32_t *weights_down = filter->down + down;
  const uint32_t *rows[4];
  for (int32_t y = 0; y < 4; y++)
    rows[y] = grid->pixels + (size_t)KERNEL(within)(top + y, grid->bottom) * grid->stride;
  const uint32_t *later =
      grid->pixels
      + (size_t)KERNEL(within)(top + KERNEL(fetched_rows), grid->bottom) * grid->stride;
  for (size_t start = 0; start < count;) {
    int32_t block = count - start < KERNEL(level_block) ? (int32_t)(count - start)
                                                        : KERNEL(level_block);
    const int32_t *columns = across.first + start, *by_column = across.weights + start;
    uint32_t *target = row + start;
    KERNEL(Extent) extent = KERNEL(extent)(columns, block);
    if (!KERNEL(lies_within)(extent, grid->right)) {
      /* Up to the first pixel that looks inside only; or inside pixels up to the next other. */
      const int is_inside = columns[0] >= 0 && columns[0] + 3 <= grid->right;
      int32_t same = 1;
      while (same < block && (columns[same] >= 0 && columns[same] + 3 <= grid->right) == is_inside)
        same++;
      block = same;
      if (is_inside) extent = KERNEL(extent)(columns, block);
    }
    while (block > 16 && extent.last - extent.first >= KERNEL(level_width)) {
      block /= 2;
      extent = KERNEL(extent)(columns, block);
    }
    start += (size_t)block;
    if (!KERNEL(lies_within)(extent, grid->right)
        || extent.last - extent.first >= KERNEL(level_width)) {
      for (int32_t i = 0; i < block; i++)
        target[i] = KERNEL(filtered_at_border)(
            grid, columns[i], top, weights_across + by_column[i], weights_down);
      continue;
    }
    /* The rows first, for all columns that the block looks at; then the pixels. */
    uint16_t sums[4 * KERNEL(level_width)];
    const int32_t first = extent.first;
    KERNEL(fetch)(later + first, extent.last + 1 - first);
    KERNEL(sum_rows)(
        sums, rows[0] + first, rows[1] + first, rows[2] + first, rows[3] + first, weights_down,
        extent.last + 1 - first);
#define LEVEL(n) KERNEL(sum_level)(sums + 4 * (columns[n] - first), weights_across + by_column[n])
    int32_t i = 0;
    for (; i + 4 <= block; i += 4)
      KERNEL(store_four)(target + i, LEVEL(i), LEVEL(i + 1), LEVEL(i + 2), LEVEL(i + 3));
    for (; i < block; i++) target[i] = KERNEL(whole_pixel)(LEVEL(i));
#undef LEVEL
  }
}
