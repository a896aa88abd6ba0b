/* Laying rows of paint on rows of pixels. */

static void KERNEL(fill)(uint32_t *row, uint32_t pixel, size_t count) {
  for (size_t i = 0; i < count; i++) row[i] = pixel;
}

typedef uint8_t KERNEL(Line32) __attribute__((vector_size(32)));
typedef uint16_t KERNEL(Sums32) __attribute__((vector_size(64)));

/* 32 bytes of a mix, in 16 bits, so that a vector holds as many channels as it can. */
static inline KERNEL(Line32) KERNEL(mixed_bytes)(
    const uint32_t *from, const uint32_t *to, uint16_t rest, uint16_t weight) {
  KERNEL(Line32) a, b;
  memcpy(&a, from, sizeof a);
  memcpy(&b, to, sizeof b);
  KERNEL(Sums32) sum = __builtin_convertvector(a, KERNEL(Sums32)) * rest
                       + __builtin_convertvector(b, KERNEL(Sums32)) * weight + 128;
  return __builtin_convertvector(sum >> 8, KERNEL(Line32));
}

/* Pieces are read before they are written, as a row may be mixed in its own place: a plain loop over
   bytes is one by one then. */
static void KERNEL(mix)(
    uint32_t *row, const uint32_t *from, const uint32_t *to, uint32_t weight, size_t count) {
  const uint16_t rest = (uint16_t)(256 - weight), part = (uint16_t)weight;
  size_t i = 0;
  for (; i + 16 <= count; i += 16) {
    KERNEL(Line32) first = KERNEL(mixed_bytes)(from + i, to + i, rest, part);
    KERNEL(Line32) second = KERNEL(mixed_bytes)(from + i + 8, to + i + 8, rest, part);
    memcpy(row + i, &first, sizeof first);
    memcpy(row + i + 8, &second, sizeof second);
  }
  for (; i < count; i++) row[i] = KERNEL(mixed)(from[i], to[i], weight);
}

/* Makes what was written past the cache visible before anything that is written later. */
static inline void KERNEL(end_streaming)(void) {
#if defined(__x86_64__)
  __builtin_ia32_sfence();
#else
  __atomic_thread_fence(__ATOMIC_RELEASE);
#endif
}

/* How many of `count` pixels lie before the first that begins a line of 64 bytes. */
static inline size_t KERNEL(before_line)(const uint32_t *row, size_t count) {
  size_t before = (64 - (uintptr_t)row % 64) % 64 / 4;
  return before < count ? before : count;
}

/* Copies fewer than 16 pixels, which a call would cost more than. */
static inline void KERNEL(copy_few)(uint32_t *row, const uint32_t *source, size_t count) {
  size_t i = 0;
  if (count & 8) {
    memcpy(row, source, 32);
    i = 8;
  }
  if (count & 4) {
    memcpy(row + i, source + i, 16);
    i += 4;
  }
  if (count & 2) {
    memcpy(row + i, source + i, 8);
    i += 2;
  }
  if (count & 1) memcpy(row + i, source + i, 4);
}

/* Copies pixels past the cache, whole lines at a time. */
static inline void KERNEL(stream)(uint32_t *row, const uint32_t *source, size_t count) {
  size_t i = KERNEL(before_line)(row, count);
  KERNEL(copy_few)(row, source, i);
  for (; i + 16 <= count; i += 16) {
    KERNEL(Line32) first, second;
    memcpy(&first, source + i, sizeof first);
    memcpy(&second, source + i + 8, sizeof second);
    __builtin_nontemporal_store(first, (KERNEL(Line32) *)(row + i));
    __builtin_nontemporal_store(second, (KERNEL(Line32) *)(row + i + 8));
  }
  KERNEL(copy_few)(row + i, source + i, count - i);
}

static void KERNEL(copy_rows)(
    PixelBlock to, const uint32_t *source, size_t stride) {
  for (size_t y = 0; y < to.height; y++) {
    uint32_t *row = to.pixels + y * to.stride;
    if (to.streamed)
      KERNEL(stream)(row, source + y * stride, to.width);
    else if (to.width < 16)
      KERNEL(copy_few)(row, source + y * stride, to.width);
    else
      memcpy(row, source + y * stride, 4 * to.width);
  }
  if (to.streamed) KERNEL(end_streaming)();
}

static void KERNEL(mix_rows)(
    PixelBlock to, const uint32_t *from, size_t from_stride, const uint32_t *over,
    size_t over_stride, uint32_t weight) {
  const uint16_t rest = (uint16_t)(256 - weight), part = (uint16_t)weight;
  for (size_t y = 0; y < to.height; y++) {
    uint32_t *row = to.pixels + y * to.stride;
    const uint32_t *a = from + y * from_stride, *b = over + y * over_stride;
    if (!to.streamed) {
      KERNEL(mix)(row, a, b, weight, to.width);
      continue;
    }
    const size_t begin = KERNEL(before_line)(row, to.width);
    for (size_t i = 0; i < begin; i++) row[i] = KERNEL(mixed)(a[i], b[i], weight);
    size_t i = begin;
    for (; i + 16 <= to.width; i += 16) {
      KERNEL(Line32) first = KERNEL(mixed_bytes)(a + i, b + i, rest, part);
      KERNEL(Line32) second = KERNEL(mixed_bytes)(a + i + 8, b + i + 8, rest, part);
      __builtin_nontemporal_store(first, (KERNEL(Line32) *)(row + i));
      __builtin_nontemporal_store(second, (KERNEL(Line32) *)(row + i + 8));
    }
    for (; i < to.width; i++) row[i] = KERNEL(mixed)(a[i], b[i], weight);
  }
  if (to.streamed) KERNEL(end_streaming)();
}

static void KERNEL(mix_covered)(
    uint32_t *row, const uint32_t *source, const uint16_t *coverage, size_t count) {
  for (size_t i = 0; i < count; i++) row[i] = KERNEL(mixed)(row[i], source[i], coverage[i]);
}

static void KERNEL(over)(uint32_t *row, const uint32_t *source, size_t count) {
  for (size_t i = 0; i < count; i++) row[i] = KERNEL(composited)(source[i], row[i]);
}

static void KERNEL(over_weighted)(
    uint32_t *row, const uint32_t *source, uint32_t weight, size_t count) {
  for (size_t i = 0; i < count; i++)
    row[i] = KERNEL(composited)(KERNEL(weighted)(source[i], weight), row[i]);
}

static void KERNEL(over_covered)(
    uint32_t *row, const uint32_t *source, const uint16_t *coverage, size_t count) {
  for (size_t i = 0; i < count; i++)
    row[i] = KERNEL(composited)(KERNEL(weighted)(source[i], coverage[i]), row[i]);
}

static void KERNEL(over_pixel)(uint32_t *row, uint32_t pixel, size_t count) {
  uint32_t rest = 255 - (pixel >> 24);
  for (size_t i = 0; i < count; i++) row[i] = pixel + KERNEL(scaled)(row[i], rest);
}

static void KERNEL(over_pixel_covered)(
    uint32_t *row, uint32_t pixel, const uint16_t *coverage, size_t count) {
  for (size_t i = 0; i < count; i++)
    row[i] = KERNEL(composited)(KERNEL(weighted)(pixel, coverage[i]), row[i]);
}

static void KERNEL(scale)(uint32_t *row, uint32_t weight, size_t count) {
  uint8_t *bytes = (uint8_t *)row;
  uint16_t w = (uint16_t)weight;
  for (size_t i = 0; i < 4 * count; i++) bytes[i] = (uint8_t)((uint16_t)(bytes[i] * w + 128) >> 8);
}

static void KERNEL(mask)(uint32_t *row, const uint32_t *mask, size_t count) {
  for (size_t i = 0; i < count; i++) row[i] = KERNEL(scaled)(row[i], mask[i] >> 24);
}
