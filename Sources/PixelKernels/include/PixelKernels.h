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
 Where the pixels of one row look in a grid: pixel x looks at column (u + du · x) / (w + dw · x) and
 row (v + dv · x) / (w + dw · x), both counted between pixel centres: 0 is the centre of the first.
 An affine map has w = 1 and dw = 0.
*/
typedef struct PixelLine {
  double u, du;
  double v, dv;
  double w, dw;
} PixelLine;

/*
 One coordinate of where the pixels of a row look in a grid: pixel x at (at + step · x) / W, with
 W = w + dw · x, counted between pixel centres: 0 is the centre of the first. `last` is the grid's
 last index.

 A pixel looks at an area: the mean is taken over a width whose square is the sum of the squares
 of what the coordinate grows by across the area's width and height, given in canvas pixels. The
 numbers ending in _down are what `at` and `w` grow by from one row to the next.
*/
typedef struct PixelAxis {
  double at, step, step_down;
  double w, dw, dw_down;
  float width, height;
  int32_t last;
} PixelAxis;

/*
 The weights of four neighbouring pixels, for every width of the area that is looked at and every
 position: entry 4 · (256 · n + f) is the first of the four for the squared width n / 16 grid
 pixels, n = 0 to 64, and a position f / 256 beyond the second of the four.

 Weights across add up to 65535, weights down to 256; the latter stand in both halves of a word.
 Widths above 2 count as 2.
*/
typedef struct PixelFilter {
  const uint16_t *across;
  const uint32_t *down;
} PixelFilter;

/*
 One coordinate of what `count` pixels look at: the first of four neighbours, which may lie outside
 the grid, and the index of their weights.
*/
typedef struct PixelLooks {
  const int32_t *first;
  const int32_t *weights;
} PixelLooks;

/*
 The columns of `count` pixels that look at the same grid rows: the first of four neighbours, which
 may lie outside the grid, and their weights, each of them four times, once for each channel.
*/
typedef struct PixelSpreadLooks {
  const int32_t *first;
  const uint16_t *weights; /* count × 16 */
} PixelSpreadLooks;

/*
 What `count` canvas columns show of a picture that turns about an upright axis: each shows one
 column of it, along which the canvas's rows advance evenly.

 A canvas column takes 4 · `groups` neighbouring grid columns, beginning at `first`, all of them
 inside the grid. Each of their weights stands four times, once for each channel; those of one
 canvas column add up to 65535. Row 0 of a tile looks at grid row `start` / 65536, counted between
 pixel centres and from the first row of the column's stack, less 1; the next rows at `growth`
 more each, with the weights at `filter` and the position.

 The stack of the next canvas column begins `stride` rows farther on.
*/
typedef struct PixelColumns {
  size_t count;
  size_t groups;
  size_t stride;
  const int32_t *first;
  const uint16_t *weights; /* count × groups × 16 */
  const int32_t *start;
  const int32_t *growth;
  const int32_t *filter;
} PixelColumns;

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

/*
 Rows of a canvas that are written one after the other, `stride` pixels from each to the next.

 What is streamed goes past the cache: faster where nothing that is written is read soon.
*/
typedef struct PixelBlock {
  uint32_t *pixels;
  size_t stride;
  size_t width;
  size_t height;
  int32_t streamed;
} PixelBlock;

typedef struct PixelKernels {
  /* row = pixel */
  void (*fill)(uint32_t *row, uint32_t pixel, size_t count);

  /* row = from · (256 − weight) / 256 + to · weight / 256, rounded to nearest.
     row may be the same as from or to. */
  void (*mix)(
      uint32_t *row, const uint32_t *from, const uint32_t *to, uint32_t weight, size_t count);

  /* to = the rows of source, which lie `stride` pixels apart. */
  void (*copy_rows)(PixelBlock to, const uint32_t *source, size_t stride);

  /* to = from · (256 − weight) / 256 + over · weight / 256, rounded to nearest. */
  void (*mix_rows)(
      PixelBlock to, const uint32_t *from, size_t from_stride, const uint32_t *over,
      size_t over_stride, uint32_t weight);

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

  /* greatest = the greatest difference of a channel of each two straight pixels, 0 to 255. Colour
     counts as 0 where alpha is 0. */
  void (*differences)(
      uint8_t *greatest, const uint32_t *some, const uint32_t *others, size_t count);

  /* row = grid at the positions of `line` for x = first, first + 1, …: the closest pixel. */
  void (*sample_nearest)(
      uint32_t *row, const PixelGrid *grid, const PixelLine *line, int32_t first, size_t count);

  /* first, weights = one coordinate of what pixels x = start, start + 1, … look at. Positions are
     rounded to 1/256, squared widths to 1/16, and widths above 2 count as 2. */
  void (*look)(
      int32_t *first, int32_t *weights, const PixelAxis *axis, int32_t start, size_t count);

  /* row = the weighted means of 4 × 4 grid pixels. */
  void (*filter)(
      uint32_t *row, const PixelGrid *grid, const PixelFilter *filter, PixelLooks across,
      PixelLooks down, size_t count);

  /* The same, where all pixels look at the same rows of the grid: `top` and the next three, with
     the weights at index `down`. */
  void (*filter_level)(
      uint32_t *row, const PixelGrid *grid, const PixelFilter *filter, PixelLooks across,
      int32_t top, int32_t down, size_t count);

  /* The same for several rows, of which row y looks at grid rows tops[y] and the next three, with
     the weights at index downs[y]. Nothing is streamed. */
  void (*filter_rows)(
      PixelBlock to, const PixelGrid *grid, const PixelFilter *filter, PixelSpreadLooks across,
      const int32_t *tops, const int32_t *downs);

  /* stacks (columns × stride × 4) = the weighted sums across of grid rows top, top + 1, …, in
     units of 1/256 level: one stack of `height` rows for each canvas column. Rows outside the
     grid are the nearest inside; what lies between stacks is left as it is. */
  void (*stack)(
      uint16_t *stacks, size_t height, const PixelGrid *grid, const PixelColumns *columns,
      int32_t top);

  /* row = the weighted means of four neighbours in each stack, for row `y` of the tile. */
  void (*filter_stacks)(
      uint32_t *row, const uint16_t *stacks, size_t height, const PixelColumns *columns,
      const PixelFilter *filter, int32_t y);

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
 The level named by the environment variable FLIPBOOK_CPU_LEVEL (baseline, avx2 or avx512) when it
 is set and known; otherwise the highest. The machine may not have it.
*/
PixelLevel pixel_level_wanted(void);

/* Makes `pixel_kernels` give those of a level, or of the highest available one below it. */
void pixel_kernels_use(PixelLevel level);

/* The kernels to use: those chosen last, at first those of the wanted level. */
const PixelKernels *pixel_kernels(void);

#include "DeflateKernels.h"

#endif
