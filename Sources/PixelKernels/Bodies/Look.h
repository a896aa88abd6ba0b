/*
 Where the pixels of a row look in a picture, one coordinate at a time.

 Blocks of pixels begin at multiples of their width, wherever the row begins, so that a pixel's
 look does not depend on which pixels are asked for together with it.
*/

enum { KERNEL(look_block) = 64 };

/* Whole steps of 1/256, rounded to nearest; the conversion to int rounds towards zero. */
static inline int32_t KERNEL(steps)(float position) {
  float shifted = position * 256 + 0.5f;
  int32_t whole = (int32_t)shifted;
  return whole - ((float)whole > shifted);
}

/* The index of the weights for a squared width and a position in steps. */
static inline int32_t KERNEL(weights)(float square, int32_t steps) {
  float scaled = square * 16 + 0.5f;
  int32_t width = (int32_t)(scaled < 64 ? scaled : 64);
  return 4 * (256 * width + (steps & 255));
}

/*
 A block whose W stays well above zero. Positions are taken relative to that of the block's first
 pixel, s at w₀: (s·w₀ + step·k) / (w₀ + dw·k) − s = k·(step − s·dw) / W, in which no large numbers
 cancel, so that single precision is enough.
*/
static inline void KERNEL(look_near)(
    int32_t *restrict first, int32_t *restrict weights, const PixelAxis *axis, double start,
    double w, int32_t from, int32_t to) {
  const double whole = (double)(int64_t)start - ((double)(int64_t)start > start);
  const float part = (float)(start - whole);
  const float growth = (float)(axis->step - start * axis->dw);
  const float growth_down = (float)(axis->step_down - start * axis->dw_down);
  const float w0 = (float)w, dw = (float)axis->dw, dw_down = (float)axis->dw_down;
  const float width = axis->width * axis->width, height = axis->height * axis->height;
  const int32_t base = (int32_t)whole - 1;
  for (int32_t k = from; k < to; k++) {
    float reciprocal = 1 / (w0 + dw * (float)k);
    float moved = (float)k * growth * reciprocal;
    int32_t steps = KERNEL(steps)(part + moved);
    float right = (growth - moved * dw) * reciprocal;
    float down = (growth_down - moved * dw_down) * reciprocal;
    first[k - from] = base + (steps >> 8);
    weights[k - from] = KERNEL(weights)(right * right * width + down * down * height, steps);
  }
}

/* Any block, pixel by pixel, in double precision. */
static void KERNEL(look_anywhere)(
    int32_t *first, int32_t *weights, const PixelAxis *axis, int32_t block, int32_t from,
    int32_t to) {
  for (int32_t k = from; k < to; k++) {
    double x = (double)(block + k);
    double w = axis->w + axis->dw * x;
    double position = (axis->at + axis->step * x) / w;
    position = position > -4 ? position : -4;
    position = position < axis->last + 4 ? position : axis->last + 4;
    double right = (axis->step - position * axis->dw) / w * axis->width;
    double down = (axis->step_down - position * axis->dw_down) / w * axis->height;
    double square = right * right + down * down;
    int32_t steps = (int32_t)((position + 8) * 256 + 0.5) - 8 * 256;
    first[k - from] = (steps >> 8) - 1;
    weights[k - from] = KERNEL(weights)(square < 4 ? (float)square : 4, steps);
  }
}

static void KERNEL(look)(
    int32_t *first, int32_t *weights, const PixelAxis *axis, int32_t start, size_t count) {
  const double far = 1 << 21;
  const int32_t end = start + (int32_t)count;
  for (int32_t x = start; x < end;) {
    const int32_t block = x & ~(KERNEL(look_block) - 1);
    const int32_t stop = end - block < KERNEL(look_block) ? end - block : KERNEL(look_block);
    double w = axis->w + axis->dw * (double)block;
    double w_last = w + axis->dw * (KERNEL(look_block) - 1);
    double begin = (axis->at + axis->step * (double)block) / w;
    double finish = (axis->at + axis->step * (double)(block + KERNEL(look_block) - 1)) / w_last;
    if (w > 0 && w_last > 0 && w <= 16 * w_last && w_last <= 16 * w && begin > -far
        && begin < far && finish > -far && finish < far)
      KERNEL(look_near)(first, weights, axis, begin, w, x - block, stop);
    else
      KERNEL(look_anywhere)(first, weights, axis, block, x - block, stop);
    first += block + stop - x;
    weights += block + stop - x;
    x = block + stop;
  }
}

/* The nearest whole number, halves away from zero. */
static inline int32_t KERNEL(nearest)(double value) {
  const int32_t whole = (int32_t)value;
  const double rest = value - (double)whole;
  return whole + (rest >= 0.5) - (rest <= -0.5);
}

static void KERNEL(look_down)(
    int32_t *restrict start, int32_t *restrict filter, const PixelDescents *descents, double top) {
  const double *numerators = descents->numerators, *ws = descents->ws;
  const double *growths = descents->growths;
  const double moved = descents->first * descents->row_step, rest = descents->rest;
  const double shift = descents->shift, half = descents->last / 2;
  const double slant = descents->slant, slant_w = descents->slant_w;
  for (size_t x = 0; x < descents->count; x++) {
    const double position = (numerators[x] + moved + rest) / ws[x] - shift;
    /* A pixel's four rows begin one before the row that its position lies in. */
    start[x] = KERNEL(nearest)((position - 1 - top) * 65536);
    /* Down the column a row sees |growth|; a step across leads up or down as well. */
    const double middle = position + half * growths[x] + shift;
    const double aslant = (slant - middle * slant_w) / ws[x];
    const double square = growths[x] * growths[x] + aslant * aslant;
    filter[x] = 4 * 256 * KERNEL(nearest)((square > 4 ? 4 : square) * 16);
  }
}
