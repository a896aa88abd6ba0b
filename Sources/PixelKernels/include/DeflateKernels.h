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

/* Bytes equal to those `distance` back, too many to look for anything better; `start` is counted from
   the piece's. */
typedef struct DeflateStretch {
  uint32_t start;
  uint32_t length;
  uint32_t distance;
} DeflateStretch;

/* What literals, matches by their length, and distances by their symbol cost, with their extra bits,
   in sixteenths of a bit. Lengths 0 to 2, which do not exist, cost more than a piece of literals. */
typedef struct DeflateCosts {
  uint32_t literals[256];
  uint32_t lengths[259];
  uint32_t distances[32];
} DeflateCosts;

enum {
  /* Positions that the match finder remembers: its table holds one for each hash. */
  DEFLATE_HEADS = 1 << 12,
  /* The number of pairs of literals. */
  DEFLATE_PAIRS = 1 << 16,
  /* The longest code that a literal, a length or the end of a block may have, in bits. */
  DEFLATE_LONGEST_LITERAL = 13,
  /* Positions in each of the two tables of where bytes were last seen. */
  DEFLATE_RECENT = 1 << 14,
  /* How far away matches of three bytes are looked for. */
  DEFLATE_NEAR = 8192,
  /* The length from which on a match is a stretch. */
  DEFLATE_LONG = 32,
  /* The most bytes that a piece may have: lengths have 16 bits. */
  DEFLATE_PIECE = 1 << 15,
};

typedef struct DeflateKernels {
  /* row = the 3 · count bytes of red, green and blue of the pixels. */
  void (*pack_rgb)(uint8_t *row, const uint32_t *pixels, size_t count);

  /* row = the 3 · count bytes of red, green and blue, each less the one above it. */
  void (*up_rgb)(uint8_t *row, const uint32_t *pixels, const uint32_t *above, size_t count);

  /* PNG's filters, on `count` bytes with `step` bytes a pixel: filtered = row less its prediction.
     Each returns how many bits the differences' magnitudes have, taken as signed bytes: an estimate of
     what they cost. */
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

  /* Looks for matches at every position of a piece, the bytes from `from` up to `to`, and
     returns the number of stretches, at most (to - from) / DEFLATE_LONG.

     Each position has two candidates, 0 where there is none: the distance less one in the lowest 16
     bits, then the length in 8 and the distance's symbol in 8. Those inside stretches are not
     written. `recent` has 2 · DEFLATE_RECENT entries, all 0 at the first piece of a block, and
     `last_distance` is then 1; both are for the next piece. `literals` counts the bytes that are in no stretch. */
  size_t (*find_candidates)(
      uint32_t *candidates, DeflateStretch *stretches, uint16_t *recent, uint32_t *last_distance,
      uint32_t *literals, const uint8_t *bytes, size_t from, size_t to);

  /* Splits a piece into the tokens that cost least and returns how many. The literals before the
     first one begin at `anchor`, which becomes the end of the last one; those behind it are not in a
     token yet. `weights` has room for one entry more than there are bytes in the piece, `steps` for
     one each. */
  size_t (*cheapest_tokens)(
      DeflateToken *tokens, size_t *anchor, uint32_t *weights, uint32_t *steps,
      const uint32_t *candidates, const DeflateStretch *stretches, size_t stretch_count,
      const DeflateCosts *costs, const uint8_t *bytes, size_t from, size_t to);

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
