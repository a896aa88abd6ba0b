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

/* The largest number of grid rows that a tile of a picture sees which turns. */
enum { PIXEL_STACK_ROWS = 256 };

/*
 What canvas columns show of a picture that turns about an upright axis: each shows one column of it,
 along which the canvas's rows advance evenly.

 A canvas column takes 4 · `groups` neighbouring grid columns, beginning at `first`, all of them
 inside the grid. Each of their weights stands four times, once for each channel; those of one
 canvas column add up to 65535. Row 0 of a tile looks at grid row `start` / 65536, counted between
 pixel centres and from the first row that is seen, less 1; the next rows at `growth` more each,
 with the weights at `filter` and the position.
*/
typedef struct PixelColumns {
  size_t groups;
  const int32_t *first;
  const uint16_t *weights; /* columns × groups × 16 */
  const int32_t *start;
  const int32_t *growth;
  const int32_t *filter;
} PixelColumns;

/*
 How `count` canvas columns that each show one grid column look down along it: canvas row y looks at
 grid row (numerator + row_step · y + rest) / w − shift, counted between pixel centres, where
 `first` is the y of a tile's first row and `last` the number of rows below it. The grid row's own
 course is aslant by (slant − slant_w · grid row) / w where a column of the canvas is left for the
 next.
*/
typedef struct PixelDescents {
  size_t count;
  const double *numerators;
  const double *ws;
  const double *growths; /* row_step / w */
  double row_step, rest, shift;
  double first, last;
  double slant, slant_w;
} PixelDescents;

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

/*
 Pixels side by side: those of `below`, mixed with as many of `above` by a weight. Nothing is read of
 `above` if the weight is 0; without `below`, the pixels are left as they are.
*/
typedef struct PixelStrip {
  const uint32_t *below;
  const uint32_t *above;
  size_t count;
  uint32_t weight;
} PixelStrip;

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

  /* to = the pixels of the strips, one strip after the other: below · (256 − weight) / 256
     + above · weight / 256, rounded to nearest. What is streamed goes past the cache. */
  void (*lay_strips)(uint32_t *to, const PixelStrip *strips, size_t count, int32_t streamed);

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

  /* start, filter = those of PixelColumns, where `top` is the first grid row that is seen. */
  void (*look_down)(
      int32_t *start, int32_t *filter, const PixelDescents *descents, double top);

  /* to = the weighted means of what its columns and rows look at, where `top` is the grid row that
     the `height` rows which are seen begin with: 4 to PIXEL_STACK_ROWS. Rows outside the grid are
     the nearest inside. Nothing is streamed. */
  void (*filter_columns)(
      PixelBlock to, const PixelGrid *grid, const PixelColumns *columns,
      const PixelFilter *filter, int32_t top, int32_t height);

  /* sums (count × 4) += the channels of pixels. At most 257 rows fit. */
  void (*accumulate)(uint16_t *sums, const uint32_t *pixels, size_t count);

  /* row = sums / rows, rounded to nearest. rows is 1 to 257; sums (count × 4) are set to zero. */
  void (*average)(uint32_t *row, uint16_t *sums, uint32_t rows, size_t count);

  /* to = the means, rounded as by `average`, of `columns` × `rows` pixels each, at most 16 × 16, of
     `parts`, whose rows are `stride` pixels apart. Nothing is streamed. */
  void (*average_parts)(
      PixelBlock to, const uint32_t *parts, size_t stride, uint32_t columns, uint32_t rows);

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
