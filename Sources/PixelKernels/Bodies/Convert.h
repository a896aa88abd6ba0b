/* Between forms of a pixel. */

static void KERNEL(premultiply)(uint32_t *row, const uint32_t *straight, size_t count) {
  for (size_t i = 0; i < count; i++)
    row[i] = KERNEL(scaled)(straight[i] | 0xFF000000, straight[i] >> 24);
}

/*
 The quotient (c · 255 + a / 2) / a of whole numbers, as a float rounded down: both operands are
 exact, and a true quotient that is no whole number lies at least 1/255 below the next one, which
 the division's rounding cannot bridge.
*/
static void KERNEL(unpremultiply)(uint32_t *row, const uint32_t *premultiplied, size_t count) {
  for (size_t i = 0; i < count; i++) {
    uint32_t pixel = premultiplied[i];
    uint32_t alpha = pixel >> 24;
    float divisor = (float)(int32_t)(alpha > 0 ? alpha : 1);
    int32_t half = (int32_t)(alpha >> 1);
    int32_t red = (int32_t)((float)((int32_t)(pixel & 255) * 255 + half) / divisor);
    int32_t green = (int32_t)((float)((int32_t)((pixel >> 8) & 255) * 255 + half) / divisor);
    int32_t blue = (int32_t)((float)((int32_t)((pixel >> 16) & 255) * 255 + half) / divisor);
    red = red < 255 ? red : 255;
    green = green < 255 ? green : 255;
    blue = blue < 255 ? blue : 255;
    uint32_t straight = (uint32_t)red | (uint32_t)green << 8 | (uint32_t)blue << 16 | alpha << 24;
    row[i] = alpha > 0 ? straight : 0;
  }
}

static void KERNEL(swap_red_and_blue)(uint32_t *row, const uint32_t *pixels, size_t count) {
  for (size_t i = 0; i < count; i++) {
    uint32_t pixel = pixels[i];
    row[i] = (pixel & 0xFF00FF00) | ((pixel >> 16) & 255) | ((pixel & 255) << 16);
  }
}

static uint32_t KERNEL(all_bits)(const uint32_t *row, size_t count) {
  uint32_t all = 0xFFFFFFFF;
  for (size_t i = 0; i < count; i++) all &= row[i];
  return all;
}
