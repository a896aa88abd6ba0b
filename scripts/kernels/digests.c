/*
 Runs every kernel on seeded numbers and prints a digest of what each wrote, a line a kernel. The
 lines are the same wherever this runs: on every level of a processor, on every kind of processor.

   digests [baseline|avx2|avx512]
*/
#include "PixelKernels.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { COUNT = 1003, SIDE = 128, ROUNDS = 8 };

static uint64_t state;
static uint64_t digest;

/* SplitMix64. */
static uint64_t number(void) {
  uint64_t word = state += 0x9E3779B97F4A7C15u;
  word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9u;
  word = (word ^ (word >> 27)) * 0x94D049BB133111EBu;
  return word ^ (word >> 31);
}

static double fraction(void) { return (double)(number() >> 11) * 0x1p-53; }

/* FNV-1a over what a kernel wrote. */
static void note(const void *bytes, size_t count) {
  for (size_t i = 0; i < count; i++)
    digest = (digest ^ ((const uint8_t *)bytes)[i]) * 0x100000001B3u;
}

static uint32_t pixel(void) {
  uint32_t alpha = (uint32_t)(number() % 3 == 0 ? 255 : number() % 256);
  uint32_t word = alpha << 24;
  for (int channel = 0; channel < 3; channel++)
    word |= (uint32_t)(number() % (alpha + 1)) << (8 * channel);
  return word;
}

static uint32_t row[COUNT], source[COUNT], other[COUNT], grid_pixels[SIDE * SIDE];
static uint16_t coverage[COUNT], sums[4 * COUNT];
static float sums_of_floats[COUNT], left[COUNT], right[COUNT];
static int32_t first[2][COUNT], weights[2][COUNT];
static uint16_t across[65 * 256 * 4];
static uint32_t down[65 * 256 * 4];
static PixelGrid grid = {grid_pixels, SIDE, SIDE - 1, SIDE - 1};

static void begin(uint64_t seed) {
  state = seed;
  digest = 0xCBF29CE484222325u;
  for (int i = 0; i < COUNT; i++) {
    row[i] = pixel();
    source[i] = pixel();
    other[i] = pixel();
    coverage[i] = (uint16_t)(number() % 257);
    left[i] = (float)(fraction() * 2 - 1);
    right[i] = (float)fraction();
    sums_of_floats[i] = (float)fraction();
  }
  memset(sums, 0, sizeof sums);
  for (int i = 0; i < SIDE * SIDE; i++) grid_pixels[i] = pixel();
}

/* Weights that add up as the kernels expect; what they are is of no importance here. */
static void make_weights(void) {
  state = 1;
  for (int entry = 0; entry < 65 * 256; entry++) {
    uint32_t a = (uint32_t)(number() % 128), b = (uint32_t)(number() % (129 - a));
    uint32_t c = (uint32_t)(number() % (257 - a - b)), parts[4] = {a, b, c, 256 - a - b - c};
    for (int i = 0; i < 4; i++) {
      across[4 * entry + i] = (uint16_t)(parts[i] * 255 + (i == 3 ? 255 : 0));
      down[4 * entry + i] = parts[i] | parts[i] << 16;
    }
  }
}

static PixelAxis axis(void) {
  PixelAxis axis = {
      .at = fraction() * 90, .step = fraction() * 0.1, .step_down = fraction() * 0.01,
      .w = 1, .dw = fraction() * 1e-3, .dw_down = fraction() * 1e-4,
      .width = (float)(1 + fraction()), .height = 1, .last = SIDE - 1};
  return axis;
}

static PixelFilter filter = {across, down};

static void sampling(const PixelKernels *kernels, const char *name) {
  PixelAxis u = axis(), v = axis();
  kernels->look(first[0], weights[0], &u, 3, COUNT);
  kernels->look(first[1], weights[1], &v, 3, COUNT);
  PixelLooks looks[2] = {{first[0], weights[0]}, {first[1], weights[1]}};
  if (strcmp(name, "look") == 0) {
    note(first, sizeof first);
    note(weights, sizeof weights);
  } else if (strcmp(name, "filter") == 0) {
    kernels->filter(row, &grid, &filter, looks[0], looks[1], COUNT);
  } else if (strcmp(name, "filter_level") == 0) {
    kernels->filter_level(
        row, &grid, &filter, looks[0], (int32_t)(number() % SIDE) - 2,
        (int32_t)(number() % (64 * 256)), COUNT);
  } else if (strcmp(name, "filter_rows") == 0) {
    enum { WIDTH = 250, HEIGHT = 4 };
    static uint16_t spread[16 * WIDTH];
    for (int i = 0; i < 16 * WIDTH; i++) spread[i] = across[weights[0][i / 16] + i / 4 % 4];
    PixelBlock block = {row, WIDTH, WIDTH, HEIGHT, 0};
    PixelSpreadLooks spread_looks = {first[0], spread};
    kernels->filter_rows(block, &grid, &filter, spread_looks, first[1] + 9, weights[1] + 9);
  } else {
    PixelLine line = {
        fraction() * 9, fraction() * 0.1, fraction() * 9, fraction() * 0.1, 1, fraction() * 1e-3};
    kernels->sample_nearest(row, &grid, &line, 2, COUNT);
  }
}

static void columns(const PixelKernels *kernels) {
  enum { COLUMNS = 20, ROWS = 30, HEIGHT = 40 };
  static uint16_t column_weights[COLUMNS * 16];
  int32_t first_column[COLUMNS], start[COLUMNS], growth[COLUMNS], level[COLUMNS];
  for (int i = 0; i < COLUMNS; i++) {
    first_column[i] = (int32_t)(number() % (SIDE - 4));
    start[i] = (int32_t)(number() % (4 << 16));
    growth[i] = (int32_t)(60000 + number() % 8000);
    level[i] = (int32_t)(4 * 256 * (number() % 64));
    for (int k = 0; k < 16; k++)
      column_weights[16 * i + k] = (uint16_t)(k / 4 == 3 ? 65535 - 3 * 16000 : 16000);
  }
  PixelColumns turned = {1, first_column, column_weights, start, growth, level};
  PixelBlock to = {row, COLUMNS, COLUMNS, ROWS, 0};
  kernels->filter_columns(
      to, &grid, &turned, &filter, (int32_t)(number() % SIDE) - 4, HEIGHT);
}

static void ramp(const PixelKernels *kernels) {
  float locations[3] = {0.1f, 0.4f, 0.9f}, colors[12], growths[12] = {0};
  for (int i = 0; i < 12; i++) colors[i] = (float)fraction();
  for (int i = 0; i < 8; i++)
    growths[i] = (colors[i + 4] - colors[i]) / (locations[i / 4 + 1] - locations[i / 4]);
  PixelRamp ramp = {3, locations, colors, growths, {colors[0], colors[1], colors[2], colors[3]}};
  kernels->ramp(row, &ramp, left, COUNT);
}

/* The cheapest tokens of some bytes, by costs that are of no importance here. */
static void path(const DeflateKernels *kernels, const uint8_t *bytes, size_t count) {
  static uint32_t candidates[2 * DEFLATE_PIECE], weights[DEFLATE_PIECE + 1], steps[DEFLATE_PIECE];
  static DeflateStretch stretches[DEFLATE_PIECE / DEFLATE_LONG + 1];
  static DeflateToken tokens[DEFLATE_PIECE / 3 + 2];
  static uint16_t recent[2 * DEFLATE_RECENT];
  static DeflateCosts costs;
  for (int i = 0; i < 256; i++) costs.literals[i] = 8 + (uint32_t)(number() % 160);
  for (int i = 0; i < 259; i++) costs.lengths[i] = i < 3 ? 1 << 28 : 16 + (uint32_t)(number() % 120);
  for (int i = 0; i < 30; i++) costs.distances[i] = 8 + (uint32_t)(number() % 64);
  memset(recent, 0, sizeof recent);
  memset(candidates, 0, sizeof candidates);
  uint32_t last_distance = 1, literals[256] = {0};
  size_t anchor = 0;
  size_t found = kernels->find_candidates(
      candidates, stretches, recent, &last_distance, literals, bytes, 0, count);
  note(candidates, sizeof candidates);
  note(stretches, found * sizeof *stretches);
  note(literals, sizeof literals);
  found = kernels->cheapest_tokens(
      tokens, &anchor, weights, steps, candidates, stretches, found, &costs, bytes, 0, count);
  note(tokens, found * sizeof *tokens);
}

static void deflate(const DeflateKernels *kernels) {
  static uint8_t bytes[20000], filtered[20000], output[80000];
  static DeflateToken tokens[20000];
  static uint32_t heads[DEFLATE_HEADS];
  static DeflateCodes codes;
  static uint32_t pairs[DEFLATE_PAIRS];
  for (size_t i = 0; i < sizeof bytes; i++)
    bytes[i] = number() % 4 ? (uint8_t)(i % 61) : (uint8_t)(number() % 7);
  kernels->pack_rgb(filtered, source, COUNT);
  note(filtered, 3 * COUNT);
  kernels->up_rgb(filtered, source, other, COUNT);
  note(filtered, 3 * COUNT);
  uint64_t (*const filters[])(uint8_t *, const uint8_t *, const uint8_t *, size_t, size_t) = {
      kernels->filter_none, kernels->filter_sub, kernels->filter_up, kernels->filter_average,
      kernels->filter_paeth};
  for (int i = 0; i < 5; i++) {
    uint64_t sum = filters[i](filtered, bytes + 9000, bytes, 9000, 3 + i % 2);
    note(&sum, sizeof sum);
    note(filtered, 9000);
    bytes[0] = (uint8_t)i;
    kernels->unfilter_rgb(row, bytes, source, COUNT);
    note(row, sizeof row);
    kernels->unfilter_rgba(row, bytes, source, COUNT);
    note(row, sizeof row);
  }
  memset(heads, 0, sizeof heads);
  size_t count = kernels->find_matches(tokens, heads, bytes, sizeof bytes);
  note(tokens, count * sizeof *tokens);
  path(kernels, bytes, sizeof bytes);
  uint32_t literals[286] = {0}, distances[30] = {0};
  kernels->count_symbols(literals, distances, bytes, tokens, count);
  note(literals, sizeof literals);
  note(distances, sizeof distances);
  for (uint32_t i = 0; i < 288; i++) codes.literals[i] = i << 6 | 9;
  for (uint32_t i = 0; i < 32; i++) codes.distances[i] = i << 6 | 5;
  kernels->pair_codes(pairs, &codes);
  note(pairs, sizeof pairs);
  size_t written = kernels->write_symbols(output, 1, 3, &codes, pairs, bytes, tokens, count);
  note(output, written);
}

/* Pixels cut into 1 to 16 parts each way, as many as the grid's pixels make. */
static void parts(const PixelKernels *kernels) {
  uint32_t columns = (uint32_t)(number() % 16) + 1, rows = (uint32_t)(number() % 16) + 1;
  const uint32_t shapes[3][2] = {{2, 2}, {2, 3}, {columns, rows}};
  for (int i = 0; i < 3; i++) {
    PixelBlock to = {row, SIDE / shapes[i][0], SIDE / shapes[i][0], 3, 0};
    kernels->average_parts(to, grid_pixels, SIDE, shapes[i][0], shapes[i][1]);
    note(row, sizeof row);
  }
}

#define RUN(name, ...)                                    \
  for (uint64_t round = 0, once = 1; once; once = 0) {    \
    uint64_t all = 0;                                     \
    for (round = 0; round < ROUNDS; round++) {            \
      begin(round + 2);                                   \
      __VA_ARGS__;                                        \
      note(row, sizeof row);                              \
      note(sums, sizeof sums);                            \
      note(sums_of_floats, sizeof sums_of_floats);        \
      all = all * 31 + digest;                            \
    }                                                     \
    printf("%-20s %016llx\n", name, (unsigned long long)all); \
  }

int main(int count, char **words) {
  PixelLevel level = PIXEL_LEVEL_BASELINE;
  if (count > 1 && strcmp(words[1], "avx2") == 0) level = PIXEL_LEVEL_AVX2;
  if (count > 1 && strcmp(words[1], "avx512") == 0) level = PIXEL_LEVEL_AVX512;
  if (level > pixel_level_available()) {
    fprintf(stderr, "digests: this processor has no %s\n", words[1]);
    return 75;
  }
  const PixelKernels *kernels = pixel_kernels_at(level);
  make_weights();
  RUN("fill", kernels->fill(row, source[0], COUNT))
  RUN("differences", kernels->differences((uint8_t *)row, source, other, COUNT))
  RUN("mix", kernels->mix(row, source, other, (uint32_t)(number() % 257), COUNT))
  for (int streamed = 0; streamed < 2; streamed++) {
    PixelBlock block = {row + 1, 101, 97, 9, streamed};
    RUN("copy_rows", kernels->copy_rows(block, source, 99))
    RUN("mix_rows", kernels->mix_rows(block, source, 99, other, 103, (uint32_t)(number() % 257)))
  }
  RUN("mix_covered", kernels->mix_covered(row, source, coverage, COUNT))
  RUN("over", kernels->over(row, source, COUNT))
  RUN("over_weighted", kernels->over_weighted(row, source, (uint32_t)(number() % 257), COUNT))
  RUN("over_covered", kernels->over_covered(row, source, coverage, COUNT))
  RUN("over_pixel", kernels->over_pixel(row, source[0], COUNT))
  RUN("over_pixel_covered", kernels->over_pixel_covered(row, source[0], coverage, COUNT))
  RUN("scale", kernels->scale(row, (uint32_t)(number() % 257), COUNT))
  RUN("mask", kernels->mask(row, other, COUNT))
  RUN("premultiply", kernels->premultiply(row, source, COUNT))
  RUN("unpremultiply", kernels->unpremultiply(row, source, COUNT))
  RUN("swap_red_and_blue", kernels->swap_red_and_blue(row, source, COUNT))
  RUN("all_bits", row[0] = kernels->all_bits(source, COUNT))
  RUN("look", sampling(kernels, "look"))
  RUN("filter", sampling(kernels, "filter"))
  RUN("filter_level", sampling(kernels, "filter_level"))
  RUN("filter_rows", sampling(kernels, "filter_rows"))
  RUN("sample_nearest", sampling(kernels, "sample_nearest"))
  RUN("filter_columns", columns(kernels))
  RUN("accumulate", kernels->accumulate(sums, source, COUNT); kernels->accumulate(sums, other, COUNT))
  RUN("average", kernels->accumulate(sums, source, COUNT); kernels->average(row, sums, 3, COUNT))
  RUN("average_parts", parts(kernels))
  RUN("ramp", ramp(kernels))
  RUN("add_pair", kernels->add_pair(sums_of_floats, left, right, (float)fraction(), COUNT))
  RUN("deflate", deflate(deflate_kernels_at(level)))
  return 0;
}
