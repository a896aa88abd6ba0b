/* Colours along a parameter. */

static void KERNEL(ramp)(
    uint32_t *row, const PixelRamp *ramp, const float *parameters, size_t count) {
  const size_t last = ramp->count - 1;
  for (size_t i = 0; i < count; i++) {
    float t = parameters[i];
    const float *color = ramp->before;
    const float *growth = ramp->growths + 4 * last; /* zeros */
    float offset = 0;
    if (!(t < ramp->locations[0])) {
      size_t interval = last;
      while (interval > 0 && t < ramp->locations[interval]) interval--;
      color = ramp->colors + 4 * interval;
      growth = ramp->growths + 4 * interval;
      offset = interval < last ? t - ramp->locations[interval] : 0;
    }
    float alpha = color[3] + growth[3] * offset;
    float scale = alpha * 255;
    uint32_t red = (uint32_t)(int32_t)((color[0] + growth[0] * offset) * scale + 0.5f);
    uint32_t green = (uint32_t)(int32_t)((color[1] + growth[1] * offset) * scale + 0.5f);
    uint32_t blue = (uint32_t)(int32_t)((color[2] + growth[2] * offset) * scale + 0.5f);
    uint32_t whole = (uint32_t)(int32_t)(scale + 0.5f);
    red = red < whole ? red : whole;
    green = green < whole ? green : whole;
    blue = blue < whole ? blue : whole;
    row[i] = red | green << 8 | blue << 16 | whole << 24;
  }
}
