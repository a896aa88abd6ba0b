/*
 PNG's row filters undone, straight into pixels.

 A filtered row may end in the memory that the pixels are written to: what has been read is never
 needed again, and no pixel is written before the bytes that it overwrites have been read.
*/

typedef uint8_t KERNEL(Channels) __attribute__((vector_size(4)));
typedef int16_t KERNEL(Wide) __attribute__((vector_size(8)));

/* The bytes of one pixel. Of three bytes a pixel, the next one's first comes along: what it does to
   alpha does not matter. The last pixel of a row must not look further. */
static inline uint32_t KERNEL(pixel_bytes)(const uint8_t *bytes, size_t step, int is_last) {
  uint32_t word = 0;
  __builtin_memcpy(&word, bytes, is_last ? step : 4);
  return word;
}

static inline KERNEL(Channels) KERNEL(channels)(uint32_t pixel) {
  return (KERNEL(Channels))pixel;
}

/* The bytes of four pixels. */
static inline KERNEL(Bytes16) KERNEL(four_pixels)(const uint8_t *bytes, size_t step) {
  KERNEL(Bytes16) loaded = KERNEL(load16)(bytes);
  return step == 4 ? loaded
                   : __builtin_shufflevector(
                         loaded, loaded, 0, 1, 2, 0, 3, 4, 5, 3, 6, 7, 8, 6, 9, 10, 11, 9);
}

static inline void KERNEL(put_four)(uint32_t *row, KERNEL(Bytes16) pixels, uint32_t alpha) {
  typedef uint32_t Pixels __attribute__((vector_size(16)));
  Pixels finished = (Pixels)pixels | alpha;
  __builtin_memcpy(row, &finished, 16);
}

/* How many pixels can be taken four at a time without reading beyond the row. */
static inline size_t KERNEL(fours)(size_t count, size_t step) {
  size_t most = step == 4 || count < 2 ? count : count - 2;
  return most & ~(size_t)3;
}

static inline void KERNEL(undo_none)(
    uint32_t *row, const uint8_t *bytes, size_t count, size_t step, uint32_t alpha) {
  size_t i = 0;
  for (; i < KERNEL(fours)(count, step); i += 4)
    KERNEL(put_four)(row + i, KERNEL(four_pixels)(bytes + step * i, step), alpha);
  for (; i < count; i++)
    row[i] = KERNEL(pixel_bytes)(bytes + step * i, step, i + 1 == count) | alpha;
}

static inline void KERNEL(undo_up)(
    uint32_t *row, const uint8_t *bytes, const uint32_t *above, size_t count, size_t step,
    uint32_t alpha) {
  size_t i = 0;
  for (; i < KERNEL(fours)(count, step); i += 4)
    KERNEL(put_four)(
        row + i, KERNEL(four_pixels)(bytes + step * i, step) + KERNEL(load16)(above + i), alpha);
  for (; i < count; i++) {
    uint32_t pixel = KERNEL(pixel_bytes)(bytes + step * i, step, i + 1 == count);
    row[i] = (uint32_t)(KERNEL(channels)(pixel) + KERNEL(channels)(above[i])) | alpha;
  }
}

static inline void KERNEL(undo_sub)(
    uint32_t *row, const uint8_t *bytes, size_t count, size_t step, uint32_t alpha) {
  KERNEL(Channels) left = {0};
  for (size_t i = 0; i < count; i++) {
    left += KERNEL(channels)(KERNEL(pixel_bytes)(bytes + step * i, step, i + 1 == count));
    row[i] = (uint32_t)left | alpha;
  }
}

/* The mean of a and b, rounded down, is what both have and half of what one of them has. */
static inline void KERNEL(undo_average)(
    uint32_t *row, const uint8_t *bytes, const uint32_t *above, size_t count, size_t step,
    uint32_t alpha) {
  KERNEL(Channels) a = {0};
  for (size_t i = 0; i < count; i++) {
    KERNEL(Channels) b = KERNEL(channels)(above[i]);
    KERNEL(Channels) x =
        KERNEL(channels)(KERNEL(pixel_bytes)(bytes + step * i, step, i + 1 == count));
    a = ((a & b) + x) + ((a ^ b) >> 1);
    row[i] = (uint32_t)a | alpha;
  }
}

/* Of left, above and above left (a, b, c), what is nearest to a + b - c. The differences are added
   to each of them first: what is left of a pixel then depends on the one before it by little. */
static inline void KERNEL(undo_paeth)(
    uint32_t *row, const uint8_t *bytes, const uint32_t *above, size_t count, size_t step,
    uint32_t alpha) {
  KERNEL(Wide) a = {0}, c = {0};
  for (size_t i = 0; i < count; i++) {
    uint32_t pixel = KERNEL(pixel_bytes)(bytes + step * i, step, i + 1 == count);
    KERNEL(Wide) x = __builtin_convertvector(KERNEL(channels)(pixel), KERNEL(Wide));
    KERNEL(Wide) b = __builtin_convertvector(KERNEL(channels)(above[i]), KERNEL(Wide));
    KERNEL(Wide) to_a = __builtin_elementwise_abs(b - c);
    KERNEL(Wide) to_b = __builtin_elementwise_abs(a - c);
    KERNEL(Wide) to_c = __builtin_elementwise_abs((a - c) + (b - c));
    KERNEL(Wide) takes_c = to_b > to_c;
    KERNEL(Wide) takes_other = (to_a > to_b) | (to_a > to_c);
    KERNEL(Wide) other = ((c + x) & takes_c) | ((b + x) & ~takes_c);
    a = ((other & takes_other) | ((a + x) & ~takes_other)) & 255;
    row[i] = (uint32_t)__builtin_convertvector(a, KERNEL(Channels)) | alpha;
    c = b;
  }
}

static inline int KERNEL(unfilter)(
    uint32_t *row, const uint8_t *filtered, const uint32_t *above, size_t count, size_t step,
    uint32_t alpha) {
  const uint8_t *bytes = filtered + 1;
  switch (filtered[0]) {
  case 0: KERNEL(undo_none)(row, bytes, count, step, alpha); return 1;
  case 1: KERNEL(undo_sub)(row, bytes, count, step, alpha); return 1;
  case 2: KERNEL(undo_up)(row, bytes, above, count, step, alpha); return 1;
  case 3: KERNEL(undo_average)(row, bytes, above, count, step, alpha); return 1;
  case 4: KERNEL(undo_paeth)(row, bytes, above, count, step, alpha); return 1;
  default: return 0;
  }
}

static int KERNEL(unfilter_rgb)(
    uint32_t *row, const uint8_t *filtered, const uint32_t *above, size_t count) {
  return KERNEL(unfilter)(row, filtered, above, count, 3, 0xFF000000);
}

static int KERNEL(unfilter_rgba)(
    uint32_t *row, const uint8_t *filtered, const uint32_t *above, size_t count) {
  return KERNEL(unfilter)(row, filtered, above, count, 4, 0);
}
