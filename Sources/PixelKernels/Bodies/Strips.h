/* Strips of pixels, laid side by side along rows that follow each other without a gap. */

/* `count` pixels of a strip, from its pixel `at` on, fewer than 16. */
static inline void KERNEL(lay_few)(
    uint32_t *row, const PixelStrip *strip, size_t at, size_t count) {
  if (strip->weight == 0) {
    KERNEL(copy_few)(row, strip->below + at, count);
    return;
  }
  for (size_t i = 0; i < count; i++)
    row[i] = KERNEL(mixed)(strip->below[at + i], strip->above[at + i], strip->weight);
}

/* Through the cache. */
static inline void KERNEL(lay_cached)(
    uint32_t *to, const PixelStrip *strips, size_t count) {
  for (size_t n = 0; n < count; n++) {
    const PixelStrip *strip = strips + n;
    if (!strip->below) {
    } else if (strip->count < 16) {
      KERNEL(lay_few)(to, strip, 0, strip->count);
    } else if (strip->weight == 0) {
      memcpy(to, strip->below, 4 * strip->count);
    } else {
      KERNEL(mix)(to, strip->below, strip->above, strip->weight, strip->count);
    }
    to += strip->count;
  }
}

/* Whole lines of a strip, from its pixel `at` on, past the cache. */
static inline void KERNEL(stream_lines)(
    uint32_t *to, const PixelStrip *strip, size_t at, size_t count) {
  const uint32_t *below = strip->below + at, *above = strip->above + at;
  const uint16_t rest = (uint16_t)(256 - strip->weight), part = (uint16_t)strip->weight;
  KERNEL(Line32) first, second;
  if (part == 0) {
    for (size_t i = 0; i < count; i += 16) {
      memcpy(&first, below + i, sizeof first);
      memcpy(&second, below + i + 8, sizeof second);
      __builtin_nontemporal_store(first, (KERNEL(Line32) *)(to + i));
      __builtin_nontemporal_store(second, (KERNEL(Line32) *)(to + i + 8));
    }
    return;
  }
  for (size_t i = 0; i < count; i += 16) {
    first = KERNEL(mixed_bytes)(below + i, above + i, rest, part);
    second = KERNEL(mixed_bytes)(below + i + 8, above + i + 8, rest, part);
    __builtin_nontemporal_store(first, (KERNEL(Line32) *)(to + i));
    __builtin_nontemporal_store(second, (KERNEL(Line32) *)(to + i + 8));
  }
}

enum {
  /* From how many pixels on a strip is long. */
  KERNEL(long_strip) = 64,
  /* How many pixels of a long strip are fetched while the one before is laid. */
  KERNEL(fetched_pixels) = 256,
};

/* Fetches the first pixels of the next long strip, which cannot be foreseen. */
static inline void KERNEL(fetch_next)(const PixelStrip *strip, const PixelStrip *end) {
  while (strip < end && strip->count < KERNEL(long_strip)) strip++;
  if (strip == end || !strip->below) return;
  for (int i = 0; i < KERNEL(fetched_pixels); i += 16) __builtin_prefetch(strip->below + i);
}

/*
 Past the cache, whole lines at a time.

 A line in which strips meet is put together elsewhere first: one that is written in parts would be
 fetched from memory for it, which costs as much as writing a hundred pixels.
*/
static void KERNEL(lay_streamed)(uint32_t *to, const PixelStrip *strips, size_t count) {
  _Alignas(64) uint32_t line[16];
  /* Which pixels of the line are there: from `begin` on, up to the one that is laid next. */
  size_t place = (uintptr_t)to % 64 / 4, begin = place;
  for (size_t n = 0; n < count; n++) {
    const PixelStrip *strip = strips + n;
    size_t at = 0, rest = strip->count;
    if (rest >= KERNEL(long_strip)) KERNEL(fetch_next)(strip + 1, strips + count);
    if (!strip->below) {
      KERNEL(copy_few)(to - (place - begin), line + begin, place - begin);
      to += rest;
      place = begin = (uintptr_t)to % 64 / 4;
      continue;
    }
    while (rest > 0) {
      if (place == 0 && rest >= 16) {
        const size_t whole = rest & ~(size_t)15;
        KERNEL(stream_lines)(to, strip, at, whole);
        to += whole;
        at += whole;
        rest -= whole;
        continue;
      }
      const size_t few = rest < 16 - place ? rest : 16 - place;
      KERNEL(lay_few)(line + place, strip, at, few);
      place += few;
      to += few;
      at += few;
      rest -= few;
      if (place < 16) break;
      if (begin > 0) {
        KERNEL(copy_few)(to - (16 - begin), line + begin, 16 - begin);
      } else {
        KERNEL(Line32) first, second;
        memcpy(&first, line, sizeof first);
        memcpy(&second, line + 8, sizeof second);
        __builtin_nontemporal_store(first, (KERNEL(Line32) *)(to - 16));
        __builtin_nontemporal_store(second, (KERNEL(Line32) *)(to - 8));
      }
      place = begin = 0;
    }
  }
  KERNEL(copy_few)(to - (place - begin), line + begin, place - begin);
  KERNEL(end_streaming)();
}

static void KERNEL(lay_strips)(
    uint32_t *to, const PixelStrip *strips, size_t count, int32_t streamed) {
  if (streamed)
    KERNEL(lay_streamed)(to, strips, count);
  else
    KERNEL(lay_cached)(to, strips, count);
}
