/*
 Pictures that turn about an upright axis: every canvas column shows one picture column, so that
 rows can be summed across first, for a whole block of columns, and then down.

 Sums lie in stacks, one below the other for each canvas column, so that the four which a pixel
 takes are neighbours in memory. A block is so narrow that its stacks stay near the core, and that
 rows which run aslant over the picture cross few of its rows.
*/

enum {
  KERNEL(stacked_columns) = 64,
  /* Up to so many rows of all these columns stay near the core. */
  KERNEL(near_rows) = 112,
  /* From one stack to the next, in rows, at most. */
  KERNEL(stack_stride) = 8 * (PIXEL_STACK_ROWS / 8 | 1),
};

/* Four pixels each of two rows. */
static inline KERNEL(Line32) KERNEL(two_rows)(const uint32_t *a, const uint32_t *b) {
  KERNEL(Bytes16) first, second;
  memcpy(&first, a, sizeof first);
  memcpy(&second, b, sizeof second);
  return __builtin_shufflevector(
      first, second, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
      22, 23, 24, 25, 26, 27, 28, 29, 30, 31);
}

/* The first two and the last two pixels of both rows, times 256. */
static inline KERNEL(Words16) KERNEL(left_words)(KERNEL(Line32) bytes) {
  const KERNEL(Line32) zero = {0};
  KERNEL(Line32) both = __builtin_shufflevector(
      zero, bytes, 0, 32, 1, 33, 2, 34, 3, 35, 4, 36, 5, 37, 6, 38, 7, 39, 16, 48, 17, 49, 18, 50,
      19, 51, 20, 52, 21, 53, 22, 54, 23, 55);
  return (KERNEL(Words16))both;
}

static inline KERNEL(Words16) KERNEL(right_words)(KERNEL(Line32) bytes) {
  const KERNEL(Line32) zero = {0};
  KERNEL(Line32) both = __builtin_shufflevector(
      zero, bytes, 8, 40, 9, 41, 10, 42, 11, 43, 12, 44, 13, 45, 14, 46, 15, 47, 24, 56, 25, 57, 26,
      58, 27, 59, 28, 60, 29, 61, 30, 62, 31, 63);
  return (KERNEL(Words16))both;
}

/* Eight words twice. */
static inline KERNEL(Words16) KERNEL(twice)(const uint16_t *words) {
  KERNEL(Words8) half;
  memcpy(&half, words, sizeof half);
  return __builtin_shufflevector(half, half, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7);
}

/* The products of two rows' columns in all groups, in units of 1/256 level; two are still to be
   added for each row. */
static inline KERNEL(Words16) KERNEL(weigh_rows)(
    const uint32_t *a, const uint32_t *b, const uint16_t *weights, size_t groups) {
  KERNEL(Words16) sum = {0};
  for (size_t group = 0; group < groups; group++) {
    KERNEL(Line32) rows = KERNEL(two_rows)(a + 4 * group, b + 4 * group);
    KERNEL(Words16) left = KERNEL(twice)(weights + 16 * group);
    KERNEL(Words16) right = KERNEL(twice)(weights + 16 * group + 8);
    sum += KERNEL(upper_halves)(KERNEL(left_words)(rows), left)
           + KERNEL(upper_halves)(KERNEL(right_words)(rows), right);
  }
  return sum;
}

/* Four rows of every stack, of grid rows that lie `down` pixels apart. */
static inline void KERNEL(stack_four)(
    uint16_t *stacks, size_t stride, const uint32_t *row, size_t down,
    const PixelColumns *columns, size_t start, size_t count, size_t groups) {
  const int32_t *first = columns->first + start;
  const uint16_t *weights = columns->weights + 16 * groups * start;
  for (size_t x = 0; x < count; x++) {
    const uint32_t *a = row + first[x], *b = a + down;
    KERNEL(Words16) four = KERNEL(add_pairs)(
        KERNEL(weigh_rows)(a, a + 2 * down, weights, groups),
        KERNEL(weigh_rows)(b, b + 2 * down, weights, groups));
    memcpy(stacks, &four, sizeof four);
    stacks += 4 * stride;
    weights += 16 * groups;
  }
}

/* One row of every stack. */
static void KERNEL(stack_one)(
    uint16_t *stacks, size_t stride, const uint32_t *row, const PixelColumns *columns,
    size_t start, size_t count) {
  const size_t groups = columns->groups;
  for (size_t x = 0; x < count; x++) {
    const uint32_t *here = row + columns->first[start + x];
    KERNEL(Words16) sum =
        KERNEL(weigh_rows)(here, here, columns->weights + 16 * groups * (start + x), groups);
    sum = KERNEL(add_pairs)(sum, sum);
    memcpy(stacks + 4 * stride * x, &sum, 8);
  }
}

/* The sums across of `height` grid rows from `top` on; the nearest stand for those beyond. */
static void KERNEL(stack)(
    uint16_t *stacks, size_t stride, size_t height, const PixelGrid *grid,
    const PixelColumns *columns, size_t start, size_t count, int32_t top) {
  const KERNEL(Extent) extent = KERNEL(extent)(columns->first + start, (int32_t)count);
  const int32_t width = extent.last + 4 * ((int32_t)columns->groups - 1) + 1 - extent.first;
  const size_t down = grid->stride;
  for (size_t y = 0; y < height;) {
    const int32_t at = top + (int32_t)y;
    const uint32_t *row = grid->pixels + (size_t)KERNEL(within)(at, grid->bottom) * down;
    if (y + 4 > height || at < 0 || at + 3 > grid->bottom) {
      KERNEL(stack_one)(stacks + 4 * y, stride, row, columns, start, count);
      y++;
      continue;
    }
    for (int32_t i = 0; i < 4; i++) {
      /* What is below is needed soon, and what is beside it by the next tile. */
      const int32_t later = KERNEL(within)(at + i + KERNEL(fetched_rows), grid->bottom);
      KERNEL(fetch)(grid->pixels + (size_t)later * down + extent.first, width);
      const uint32_t *beside = row + (size_t)i * down + extent.first + width;
      for (int32_t x = 0; x < width; x += 16) __builtin_prefetch(beside + x, 0, 2);
    }
    if (columns->groups == 1)
      KERNEL(stack_four)(stacks + 4 * y, stride, row, down, columns, start, count, 1);
    else
      KERNEL(stack_four)(
          stacks + 4 * y, stride, row, down, columns, start, count, columns->groups);
    y += 4;
  }
}

/* Where the pixels of a row of a tile look, in 1/65536 grid rows from the tile's first; and what
   says so for the next row. */
typedef struct KERNEL(StackLooks) {
  int32_t at[KERNEL(stacked_columns)];
  int32_t growth[KERNEL(stacked_columns)];
  /* Where each stack begins, and the weights of its width. */
  int32_t stack[KERNEL(stacked_columns)];
  int32_t filter[KERNEL(stacked_columns)];
} KERNEL(StackLooks);

/* The next row of a tile. */
static inline void KERNEL(filter_stacks)(
    uint32_t *restrict row, const uint16_t *restrict stacks, KERNEL(StackLooks) *restrict looks,
    int32_t last, int32_t count, const uint16_t *restrict weights) {
  int32_t offsets[KERNEL(stacked_columns)], by_row[KERNEL(stacked_columns)];
  const int32_t whole = (count + 7) & ~7;
  for (int32_t i = 0; i < whole; i++) {
    const int32_t at = looks->at[i];
    offsets[i] = looks->stack[i] + 4 * KERNEL(within)(at >> 16, last);
    by_row[i] = looks->filter[i] + (at >> 6 & 1020);
    looks->at[i] = at + looks->growth[i];
  }
#define STACKED(n) KERNEL(weigh_sums)(stacks + offsets[n], weights + by_row[n])
  int32_t i = 0;
  for (; i + 8 <= count; i += 8) {
    KERNEL(Words16) left = KERNEL(add_quarters)(
        STACKED(i), STACKED(i + 1), STACKED(i + 4), STACKED(i + 5));
    KERNEL(Words16) right = KERNEL(add_quarters)(
        STACKED(i + 2), STACKED(i + 3), STACKED(i + 6), STACKED(i + 7));
    KERNEL(store_eight)(row + i, left, right);
  }
  for (; i < count; i++) row[i] = KERNEL(whole_pixel)(STACKED(i));
#undef STACKED
}

/* How many columns are taken together of a tile that sees so many rows. */
static inline size_t KERNEL(block_of)(int32_t height) {
  size_t block = KERNEL(stacked_columns);
  for (int32_t rows = KERNEL(near_rows); height > rows && block > 16; rows += KERNEL(near_rows) / 2)
    block /= 2;
  return block;
}

static void KERNEL(filter_columns)(
    PixelBlock to, const PixelGrid *grid, const PixelColumns *columns, const PixelFilter *filter,
    int32_t top, int32_t height) {
  _Alignas(64) uint16_t stacks[KERNEL(stacked_columns)][4 * KERNEL(stack_stride)];
  _Alignas(64) KERNEL(StackLooks) looks;
  memset(&looks, 0, sizeof looks);
  const int32_t lowest = height - 4;
  const size_t block = KERNEL(block_of)(height);
  for (size_t start = 0; start < to.width; start += block) {
    const size_t rest = to.width - start;
    const int32_t count = (int32_t)(rest < block ? rest : block);
    /* The rows that these columns look at. */
    int32_t least = height, most = 0;
    for (int32_t x = 0; x < count; x++) {
      looks.at[x] = columns->start[start + (size_t)x] + 128;
      looks.growth[x] = columns->growth[start + (size_t)x];
      looks.filter[x] = columns->filter[start + (size_t)x];
      const int32_t end = looks.at[x] + looks.growth[x] * ((int32_t)to.height - 1);
      const int32_t first = KERNEL(within)(looks.at[x] >> 16, lowest);
      const int32_t last = KERNEL(within)(end >> 16, lowest);
      least = first < least ? first : least;
      least = last < least ? last : least;
      most = first > most ? first : most;
      most = last > most ? last : most;
    }
    const size_t rows = (size_t)(most + 4 - least);
    /* An odd number of cache lines: neighbouring stacks are written side by side, and would push
       each other out of the cache if they began at multiples of a power of two. */
    const size_t stride = 8 * ((rows + 7) / 8 | 1);
    for (int32_t x = 0; x < count; x++) looks.stack[x] = 4 * ((int32_t)stride * x - least);
    KERNEL(stack)(stacks[0], stride, rows, grid, columns, start, (size_t)count, top + least);
    for (size_t y = 0; y < to.height; y++)
      KERNEL(filter_stacks)(
          to.pixels + y * to.stride + start, stacks[0], &looks, lowest, count, filter->across);
  }
}
