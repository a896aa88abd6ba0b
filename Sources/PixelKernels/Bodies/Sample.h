/* Looking pixels up in a picture along a row. */

/* `value` brought into 0...limit; NaN gives 0. */
static inline double KERNEL(inside)(double value, double limit) {
  value = value > 0 ? value : 0;
  return value < limit ? value : limit;
}

static void KERNEL(sample_nearest)(
    uint32_t *row, const PixelGrid *grid, const PixelLine *line, int32_t first, size_t count) {
  const double right = grid->right, bottom = grid->bottom;
  for (size_t i = 0; i < count; i++) {
    double x = (double)(first + (int32_t)i);
    double w = line->w + line->dw * x;
    double u = (line->u + line->du * x) / w;
    double v = (line->v + line->dv * x) / w;
    size_t column = (size_t)(int32_t)(KERNEL(inside)(u, right) + 0.5);
    size_t y = (size_t)(int32_t)(KERNEL(inside)(v, bottom) + 0.5);
    row[i] = grid->pixels[y * grid->stride + column];
  }
}

static void KERNEL(accumulate)(uint16_t *sums, const uint32_t *pixels, size_t count) {
  const uint8_t *bytes = (const uint8_t *)pixels;
  for (size_t i = 0; i < 4 * count; i++) sums[i] = (uint16_t)(sums[i] + bytes[i]);
}

/*
 sum / rows as sum · ⌈2²⁴ / rows⌉ / 2²⁴. Exact where it matters: the reciprocal is at most one part
 in 2²⁴ / rows too large, which moves sum / rows ≤ 255 by less than 1/rows · 255 · 257 / 2²⁴, far
 from the next boundary, since halves are at least 1 / (2 · rows) away or hit exactly.
*/
static void KERNEL(average)(uint32_t *row, uint16_t *sums, uint32_t rows, size_t count) {
  uint8_t *bytes = (uint8_t *)row;
  uint64_t reciprocal = ((1u << 24) + rows - 1) / rows;
  uint64_t half = rows / 2;
  for (size_t i = 0; i < 4 * count; i++) {
    bytes[i] = (uint8_t)(((sums[i] + half) * reciprocal) >> 24);
    sums[i] = 0;
  }
}
