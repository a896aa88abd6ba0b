/* Arithmetic on one pixel: two channels travel in each word, red and blue apart from the rest. */

static inline uint32_t KERNEL(mixed)(uint32_t from, uint32_t to, uint32_t weight) {
  uint32_t rest = 256 - weight;
  uint32_t low = (from & 0x00FF00FF) * rest + (to & 0x00FF00FF) * weight + 0x00800080;
  uint32_t high =
      ((from >> 8) & 0x00FF00FF) * rest + ((to >> 8) & 0x00FF00FF) * weight + 0x00800080;
  return ((low >> 8) & 0x00FF00FF) | (high & 0xFF00FF00);
}

static inline uint32_t KERNEL(weighted)(uint32_t pixel, uint32_t weight) {
  uint32_t low = (pixel & 0x00FF00FF) * weight + 0x00800080;
  uint32_t high = ((pixel >> 8) & 0x00FF00FF) * weight + 0x00800080;
  return ((low >> 8) & 0x00FF00FF) | (high & 0xFF00FF00);
}

/* x / 255 rounded to nearest is (x + 128 + ((x + 128) >> 8)) >> 8 for x up to 255 · 255. */
static inline uint32_t KERNEL(scaled)(uint32_t pixel, uint32_t factor) {
  uint32_t low = (pixel & 0x00FF00FF) * factor + 0x00800080;
  uint32_t high = ((pixel >> 8) & 0x00FF00FF) * factor + 0x00800080;
  low = ((low + ((low >> 8) & 0x00FF00FF)) >> 8) & 0x00FF00FF;
  high = (high + ((high >> 8) & 0x00FF00FF)) & 0xFF00FF00;
  return low | high;
}

static inline uint32_t KERNEL(composited)(uint32_t source, uint32_t backdrop) {
  return source + KERNEL(scaled)(backdrop, 255 - (source >> 24));
}
