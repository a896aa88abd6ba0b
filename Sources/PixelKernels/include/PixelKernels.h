#ifndef PIXEL_KERNELS_H
#define PIXEL_KERNELS_H

#include <stddef.h>
#include <stdint.h>

/*
 Loops over spans of pixels, each compiled for several CPU levels.

 A pixel is four premultiplied 8-bit channels in one word, red in the lowest byte (R G B A in
 memory). A row is `count` pixels side by side; count may be 0. A weight is 0 to 256, where 256 is
 all; a coverage is a weight of 16 bits, one a pixel. Rows of different arguments do not overlap,
 except where one is said to be read and written.

 Every level gives the same bits: arithmetic is integer, or IEEE with the order of operations as
 written and no contraction.
*/

/* What a CPU offers. Levels above PIXEL_LEVEL_BASELINE exist on x86-64 only. */
typedef enum PixelLevel {
  PIXEL_LEVEL_BASELINE = 0,
  PIXEL_LEVEL_AVX2 = 1,
  PIXEL_LEVEL_AVX512 = 2,
} PixelLevel;

/*
 A picture as the sampling kernels see it: rows of `stride` pixels, of which columns 0 to `right`
 and rows 0 to `bottom` may be looked at. The nearest of these stands for everything beyond.
*/
typedef struct PixelGrid {
  const uint32_t *pixels;
  size_t stride;
  int32_t right;
  int32_t bottom;
} PixelGrid;

/*
 Where the pixels of one row look in a grid: pixel x looks at column (u + du·x) / (w + dw·x) and
 row (v + dv·x) / (w + dw·x), both counted between pixel centres: 0 is the centre of the first.
 An affine map has w = 1 and dw = 0.
*/
typedef struct PixelLine {
  double u, du;
  double v, dv;
  double w, dw;
} PixelLine;

/*
 A gradient's colours: `count` locations that never fall, and for the interval that starts at each
 of them its straight-alpha colour (0 to 1) there and how fast that grows with the parameter. The
 last interval has no growth. `before` is the colour left of the first location.
*/
typedef struct PixelRamp {
  size_t count;
  const float *locations;
  const float *colors; /* count × 4: red, green, blue, alpha */
  const float *growths; /* count × 4 */
  float before[4];
} PixelRamp;

typedef struct PixelKernels {
  /* row = pixel */
  void (*fill)(uint32_t *row, uint32_t pixel, size_t count);

  /* row = from · (256 − weight) / 256 + to · weight / 256, rounded to nearest.
     row may be the same as from or to. */
  void (*mix)(
      uint32_t *row, const uint32_t *from, const uint32_t *to, uint32_t weight, size_t count);

  /* row = row mixed with source by one coverage a pixel. */
  void (*mix_covered)(
      uint32_t *row, const uint32_t *source, const uint16_t *coverage, size_t count);

  /* row = source over row: S + B · (255 − Sα) / 255, rounded to nearest. */
  void (*over)(uint32_t *row, const uint32_t *source, size_t count);

  /* row = (source · weight / 256) over row; both steps rounded to nearest. */
  void (*over_weighted)(uint32_t *row, const uint32_t *source, uint32_t weight, size_t count);

  /* row = (source · coverage / 256) over row; both steps rounded to nearest. */
  void (*over_covered)(
      uint32_t *row, const uint32_t *source, const uint16_t *coverage, size_t count);

  /* row = pixel over row. */
  void (*over_pixel)(uint32_t *row, uint32_t pixel, size_t count);

  /* row = (pixel · coverage / 256) over row; both steps rounded to nearest. */
  void (*over_pixel_covered)(
      uint32_t *row, uint32_t pixel, const uint16_t *coverage, size_t count);

  /* row = row · weight / 256, rounded to nearest. */
  void (*scale)(uint32_t *row, uint32_t weight, size_t count);

  /* row = row · alpha of mask / 255, rounded to nearest. */
  void (*mask)(uint32_t *row, const uint32_t *mask, size_t count);

  /* row = premultiplied form of straight: colour · alpha / 255, rounded to nearest. */
  void (*premultiply)(uint32_t *row, const uint32_t *straight, size_t count);

  /* row = straight form of premultiplied: colour · 255 / alpha, rounded to nearest; 0 if clear. */
  void (*unpremultiply)(uint32_t *row, const uint32_t *premultiplied, size_t count);

  /* row = pixels with red and blue exchanged. row may be the same as pixels. */
  void (*swap_red_and_blue)(uint32_t *row, const uint32_t *pixels, size_t count);

  /* The bitwise AND of all pixels; all ones for none. Alpha 255 in it: every pixel is opaque. */
  uint32_t (*all_bits)(const uint32_t *row, size_t count);

  /* row = grid at the positions of `line` for x = first, first + 1, …: the closest pixel. */
  void (*sample_nearest)(
      uint32_t *row, const PixelGrid *grid, const PixelLine *line, int32_t first, size_t count);

  /* The same, bilinear between the four closest pixels: positions are rounded to 1/256, and the
     weighted sum to the nearest whole value, once. */
  void (*sample_bilinear)(
      uint32_t *row, const PixelGrid *grid, const PixelLine *line, int32_t first, size_t count);

  /* sums (count × 4) += the channels of pixels. At most 257 rows fit. */
  void (*accumulate)(uint16_t *sums, const uint32_t *pixels, size_t count);

  /* row = sums / rows, rounded to nearest. rows is 1 to 257; sums (count × 4) are set to zero. */
  void (*average)(uint32_t *row, uint16_t *sums, uint32_t rows, size_t count);

  /* row = the ramp's colours at `parameters`, premultiplied. NaN takes the last interval's. */
  void (*ramp)(uint32_t *row, const PixelRamp *ramp, const float *parameters, size_t count);

  /* sums += weight · (left + right) */
  void (*add_pair)(
      float *sums, const float *left, const float *right, float weight, size_t count);
} PixelKernels;

/* The highest level that this machine has. */
PixelLevel pixel_level_available(void);

/* The kernels of a level, or of the highest available one below it. */
const PixelKernels *pixel_kernels_at(PixelLevel level);

/*
 The kernels to use: those of the level named by the environment variable FLIPBOOK_CPU_LEVEL
 (baseline, avx2 or avx512), when it is set, known and available; otherwise the highest level's.
 Chosen at the first call.
*/
const PixelKernels *pixel_kernels(void);

#endif
