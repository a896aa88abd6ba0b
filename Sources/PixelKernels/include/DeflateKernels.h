#ifndef DEFLATE_KERNELS_H
#define DEFLATE_KERNELS_H

#include "PixelKernels.h"

/*
 The loops behind PNG: filters of rows, done and undone, and the finding, counting and writing of DEFLATE's
 symbols (RFC 1951). Every level gives the same bytes.
*/

/* A run of literal bytes, then a match: `length` bytes (at least 3) equal to those `distance` back
   (1 to 32768). The last token of a block has length 0. */
typedef struct DeflateToken {
  uint32_t literals;
  uint32_t length;
  uint32_t distance;
} DeflateToken;

/* The codes of one block. The lowest six bits of each are its length in bits, and the code is above
   them, its first bit lowest. */
typedef struct DeflateCodes {
  uint32_t literals[288];
  uint32_t distances[32];
} DeflateCodes;

enum {
  /* Positions that the match finder remembers: its table holds one for each hash. */
  DEFLATE_HEADS = 1 << 12,
  /* The number of pairs of literals. */
  DEFLATE_PAIRS = 1 << 16,
  /* The longest code that a literal, a length or the end of a block may have, in bits. */
  DEFLATE_LONGEST_LITERAL = 13,
};

typedef struct DeflateKernels {
  /* row = the 3 · count bytes of red, green and blue of the pixels. */
  void (*pack_rgb)(uint8_t *row, const uint32_t *pixels, size_t count);

  /* row = the 3 · count bytes of red, green and blue, each less the one above it. */
  void (*up_rgb)(uint8_t *row, const uint32_t *pixels, const uint32_t *above, size_t count);

  /* PNG's filters, on `count` bytes with `step` bytes a pixel: filtered = row less its prediction.
     Each returns the sum of the differences' magnitudes, taken as signed bytes. */
  uint64_t (*filter_none)(
      uint8_t *filtered, const uint8_t *row, const uint8_t *above, size_t count, size_t step);
  uint64_t (*filter_sub)(
      uint8_t *filtered, const uint8_t *row, const uint8_t *above, size_t count, size_t step);
  uint64_t (*filter_up)(
      uint8_t *filtered, const uint8_t *row, const uint8_t *above, size_t count, size_t step);
  uint64_t (*filter_average)(
      uint8_t *filtered, const uint8_t *row, const uint8_t *above, size_t count, size_t step);
  uint64_t (*filter_paeth)(
      uint8_t *filtered, const uint8_t *row, const uint8_t *above, size_t count, size_t step);

  /* row = the pixels of a filtered row, whose first byte is the number of its filter, with three or
     four bytes a pixel below a row of pixels; returns 0 for a filter that does not exist. Three
     bytes make an opaque pixel. The filtered row may lie in the same memory, ending no earlier than
     the row. */
  int (*unfilter_rgb)(
      uint32_t *row, const uint8_t *filtered, const uint32_t *above, size_t count);
  int (*unfilter_rgba)(
      uint32_t *row, const uint8_t *filtered, const uint32_t *above, size_t count);

  /* Splits bytes into tokens and returns how many: at most count / 8 + 2. `heads` has DEFLATE_HEADS
     entries, all 0 at first. */
  size_t (*find_matches)(
      DeflateToken *tokens, uint32_t *heads, const uint8_t *bytes, size_t count);

  /* Adds up how often each literal (0 to 255), length symbol (257 to 285) and distance symbol (0 to
     29) occurs. Long runs of literals are sampled, and every literal then counts at least once. */
  void (*count_symbols)(
      uint32_t *literals, uint32_t *distances, const uint8_t *bytes, const DeflateToken *tokens,
      size_t token_count);

  /* Fills a table of DEFLATE_PAIRS entries with the codes of two literals, one after the other, in
     the form of one code, at first | second << 8. Pairs with a literal that has no code mean
     nothing. */
  void (*pair_codes)(uint32_t *pairs, const DeflateCodes *codes);

  /* Writes the symbols of the tokens and the end of the block, with the codes and their pairs, after `bit_count` (0 to 7) bits that
     `bits` holds; then an empty stored block, which ends on a byte. Returns the number of bytes
     written, and writes up to 8 bytes beyond them. */
  size_t (*write_symbols)(
      uint8_t *output, uint64_t bits, unsigned bit_count, const DeflateCodes *codes,
      const uint32_t *pairs, const uint8_t *bytes, const DeflateToken *tokens, size_t token_count);
} DeflateKernels;

/* The table of the best level that the machine has and FLIPBOOK_CPU_LEVEL allows. */
const DeflateKernels *deflate_kernels(void);

/* The table of one level, or of the best one below it that the machine has. */
const DeflateKernels *deflate_kernels_at(PixelLevel level);

#endif
