/*
 Weighted means of 4 × 4 grid pixels, with all sixteen channels of four grid pixels in one vector.
*/

enum {
  /* How many pixels are looked at before any is made. */
  KERNEL(filter_block) = 64,
  KERNEL(level_block) = 128,
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

/*
 The upper halves of sixteen products.

 Compilers find the instruction in the plain form, but take its result for the words twice as long
 that they see there, and make them of it wherever it is shuffled.
*/
static inline KERNEL(Words16) KERNEL(upper_halves)(KERNEL(Words16) a, KERNEL(Words16) b) {
#if defined(KERNEL_HAS_AVX2)
  typedef short Signed16 __attribute__((vector_size(32)));
  return (KERNEL(Words16))__builtin_ia32_pmulhuw256((Signed16)a, (Signed16)b);
#else
  return __builtin_convertvector(
      (__builtin_convertvector(a, KERNEL(Longs16)) * __builtin_convertvector(b, KERNEL(Longs16)))
          >> 16,
      KERNEL(Words16));
#endif
}

/*
 Four columns, each multiplied by its weight, in units of 1/256 level; they are still to be added.
 Each product is rounded down, and weights miss one of 65536: less than five units in all, so that
 a sum of equal pixels rounds to that pixel.
*/
static inline KERNEL(Words16) KERNEL(weigh_across)(
    KERNEL(Words16) columns, const uint16_t *weights) {
  KERNEL(Words4) four;
  memcpy(&four, weights, sizeof four);
  KERNEL(Words16) spread =
      __builtin_shufflevector(four, four, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3);
  return KERNEL(upper_halves)(columns, spread);
}

/* The sums of the four columns of each of four products, one after the other. */
static inline KERNEL(Words16) KERNEL(add_up)(
    KERNEL(Words16) a, KERNEL(Words16) b, KERNEL(Words16) c, KERNEL(Words16) d) {
  /* Halves of vectors first, which lie in the same place of both; then pairs of columns. */
  KERNEL(Words16) odd =
      __builtin_shufflevector(a, c, 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23)
      + __builtin_shufflevector(a, c, 8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31);
  KERNEL(Words16) even =
      __builtin_shufflevector(b, d, 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23)
      + __builtin_shufflevector(b, d, 8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31);
  return __builtin_shufflevector(
             odd, even, 0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27)
         + __builtin_shufflevector(
             odd, even, 4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31);
}

/* Four pixels of the products of each. */
static inline void KERNEL(store_four)(
    uint32_t *row, KERNEL(Words16) a, KERNEL(Words16) b, KERNEL(Words16) c, KERNEL(Words16) d) {
  KERNEL(Words16) all = (KERNEL(add_up)(a, b, c, d) + 128) >> 8;
  KERNEL(Bytes16) bytes = __builtin_convertvector(all, KERNEL(Bytes16));
  memcpy(row, &bytes, sizeof bytes);
}

/* Sums of two products each: those of a, then b, in both halves. */
static inline KERNEL(Words16) KERNEL(add_pairs)(KERNEL(Words16) a, KERNEL(Words16) b) {
  return __builtin_shufflevector(a, b, 0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27)
         + __builtin_shufflevector(
             a, b, 4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31);
}

/* Half the sums that make eight pixels: those of two stacks, and two that lie four farther on. */
static inline KERNEL(Words16) KERNEL(add_quarters)(
    KERNEL(Words16) a, KERNEL(Words16) b, KERNEL(Words16) e, KERNEL(Words16) f) {
  KERNEL(Words16) near = KERNEL(add_pairs)(a, b), far = KERNEL(add_pairs)(e, f);
  return __builtin_shufflevector(
             near, far, 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23)
         + __builtin_shufflevector(
             near, far, 8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31);
}

/* The low bytes of both, which hold no more, half by half. */
static inline KERNEL(Line32) KERNEL(packed)(KERNEL(Words16) a, KERNEL(Words16) b) {
#if defined(KERNEL_HAS_AVX2)
  typedef short Signed16 __attribute__((vector_size(32)));
  return (KERNEL(Line32))__builtin_ia32_packuswb256((Signed16)a, (Signed16)b);
#else
  return __builtin_shufflevector(
      (KERNEL(Line32))a, (KERNEL(Line32))b, 0, 2, 4, 6, 8, 10, 12, 14, 32, 34, 36, 38, 40, 42, 44, 46,
      16, 18, 20, 22, 24, 26, 28, 30, 48, 50, 52, 54, 56, 58, 60, 62);
#endif
}

/* Eight pixels of the sums of the first, second, fifth and sixth, and of the others. */
static inline void KERNEL(store_eight)(
    uint32_t *row, KERNEL(Words16) left, KERNEL(Words16) right) {
  KERNEL(Line32) eight = KERNEL(packed)((left + 128) >> 8, (right + 128) >> 8);
  memcpy(row, &eight, sizeof eight);
}

/* One pixel. */
static inline uint32_t KERNEL(whole_pixel)(KERNEL(Words16) products) {
  uint32_t four[4];
  KERNEL(store_four)(four, products, products, products, products);
  return four[0];
}

/* The products of a pixel whose 4 × 4 grid pixels begin at `here`. */
static inline KERNEL(Words16) KERNEL(weigh_square)(
    const uint32_t *here, size_t stride, const uint16_t *across, const uint32_t *down) {
  const uint32_t *below = here + stride;
  return KERNEL(weigh_across)(
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
    return KERNEL(whole_pixel)(KERNEL(weigh_square)(here, grid->stride, across, down));
  }
  uint32_t pixels[4][4];
  for (int32_t y = 0; y < 4; y++) {
    const uint32_t *line =
        grid->pixels + (size_t)KERNEL(within)(row + y, grid->bottom) * grid->stride;
    for (int32_t x = 0; x < 4; x++)
      pixels[y][x] = line[KERNEL(within)(column + x, grid->right)];
  }
  return KERNEL(whole_pixel)(KERNEL(weigh_across)(
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
  KERNEL(weigh_square)( \
      pixels + offsets[n], stride, weights_across + by_column[n], weights_down + by_row[n])
    int32_t i = 0;
    for (; i + 4 <= block; i += 4)
      KERNEL(store_four)(target + i, SQUARE(i), SQUARE(i + 1), SQUARE(i + 2), SQUARE(i + 3));
    for (; i < block; i++) target[i] = KERNEL(whole_pixel)(SQUARE(i));
#undef SQUARE
  }
}

/* The weighted sums of some of four rows, for `count` columns, at least four: four channels each. */
#define SUM_ROWS(four) \
  for (int32_t i = 0; i < count; i += 4) { \
    /* The last four may have been in part among those before. */ \
    const int32_t at = i + 4 <= count ? i : count - 4; \
    const KERNEL(Words16) sum = four; \
    memcpy(sums + 4 * at, &sum, sizeof sum); \
  }

static inline void KERNEL(sum_rows)(
    uint16_t *restrict sums, const uint32_t *const rows[4], const uint32_t *weights,
    int32_t count) {
  const uint32_t *a = rows[0], *b = rows[1], *c = rows[2], *d = rows[3];
  const KERNEL(Words16) by_a = KERNEL(spread)(weights), by_b = KERNEL(spread)(weights + 1);
  const KERNEL(Words16) by_c = KERNEL(spread)(weights + 2), by_d = KERNEL(spread)(weights + 3);
  /* Areas up to one row wide see three rows at most. */
  if (weights[3] == 0) {
    SUM_ROWS(KERNEL(four)(a + at) * by_a + KERNEL(four)(b + at) * by_b
             + KERNEL(four)(c + at) * by_c)
  } else if (weights[0] == 0) {
    SUM_ROWS(KERNEL(four)(b + at) * by_b + KERNEL(four)(c + at) * by_c
             + KERNEL(four)(d + at) * by_d)
  } else {
    SUM_ROWS(KERNEL(four)(a + at) * by_a + KERNEL(four)(b + at) * by_b
             + KERNEL(four)(c + at) * by_c + KERNEL(four)(d + at) * by_d)
  }
}
#undef SUM_ROWS

/* The products of a pixel whose four columns of sums begin at `sums`. */
static inline KERNEL(Words16) KERNEL(weigh_sums)(const uint16_t *sums, const uint16_t *weights) {
  KERNEL(Words16) four;
  memcpy(&four, sums, sizeof four);
  return KERNEL(weigh_across)(four, weights);
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
    while (block > 16 && extent.last - extent.first >= KERNEL(level_width)) {
      block /= 2;
      extent = KERNEL(extent)(columns, block);
    }
    start += (size_t)block;
    /* The grid columns that the block looks at and those of them that there are. */
    const int32_t first = extent.first, last = KERNEL(within)(extent.last, grid->right);
    const int32_t begin = KERNEL(within)(first, grid->right), inside = last + 1 - begin;
    if (inside < 4 || extent.last - first >= KERNEL(level_width)) {
      for (int32_t i = 0; i < block; i++)
        target[i] = KERNEL(filtered_at_border)(
            grid, columns[i], top, weights_across + by_column[i], weights_down);
      continue;
    }
    /* The rows first, for all these columns, the nearest standing for those beyond; then the
       pixels. */
    uint16_t sums[4 * KERNEL(level_width)];
    const uint32_t *const here[4] = {
        rows[0] + begin, rows[1] + begin, rows[2] + begin, rows[3] + begin};
    KERNEL(fetch)(later + begin, inside);
    KERNEL(sum_rows)(sums + 4 * (begin - first), here, weights_down, inside);
    for (int32_t x = first; x < begin; x++)
      memcpy(sums + 4 * (x - first), sums + 4 * (begin - first), 8);
    for (int32_t x = last + 1; x <= extent.last; x++)
      memcpy(sums + 4 * (x - first), sums + 4 * (last - first), 8);
#define LEVEL(n) KERNEL(weigh_sums)(sums + 4 * (columns[n] - first), weights_across + by_column[n])
    int32_t i = 0;
    for (; i + 4 <= block; i += 4)
      KERNEL(store_four)(target + i, LEVEL(i), LEVEL(i + 1), LEVEL(i + 2), LEVEL(i + 3));
    for (; i < block; i++) target[i] = KERNEL(whole_pixel)(LEVEL(i));
#undef LEVEL
  }
}
