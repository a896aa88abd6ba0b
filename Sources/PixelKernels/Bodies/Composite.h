/* Laying rows of paint on rows of pixels. */

static void KERNEL(fill)(uint32_t *row, uint32_t pixel, size_t count) {
  for (size_t i = 0; i < count; i++) row[i] = pixel;
}

/* Over bytes and in 16 bits, so that a vector holds as many channels as it can. */
static void KERNEL(mix)(
    uint32_t *row, const uint32_t *from, const uint32_t *to, uint32_t weight, size_t count) {
  uint8_t *out = (uint8_t *)row;
  const uint8_t *a = (const uint8_t *)from;
  const uint8_t *b = (const uint8_t *)to;
  uint16_t w = (uint16_t)weight;
  uint16_t rest = (uint16_t)(256 - weight);
  for (size_t i = 0; i < 4 * count; i++)
    out[i] = (uint8_t)((uint16_t)(a[i] * rest + b[i] * w + 128) >> 8);
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
