#pragma STDC FP_CONTRACT OFF

#include "PNGReader.h"

#include <png.h>
#include <setjmp.h>
#include <stdbool.h>
#include <string.h>

// libpng reads a file that never existed: signature, IHDR, PLTE, tRNS, one IDAT that joins all the
// pieces, IEND. The caller has checked every chunk already, so checksums are not computed again and
// nothing else in the file can reach the library.

enum { head_capacity = 8 + 25 + 12 + 768 + 12 + 256 + 10, tail_length = 16 };

/// More compressed data than this after the last pixel is not looked at: it can only be padding, and
/// inflating it could take arbitrarily long.
enum { longest_rest = 4096 };

struct reading {
  const struct png_reader_source *source;
  uint8_t head[head_capacity];
  size_t head_count;
  uint8_t tail[tail_length];
  /// How far the invented file has been read: bytes of the head, piece and byte in it, of the tail.
  size_t head_taken, piece, piece_taken, tail_taken;
  size_t data_taken, data_count;
  /// How many rows of all passes have not been inflated yet.
  uint64_t rows_left;
  struct png_reader_result result;
};

static void put32(uint8_t *at, uint32_t value) {
  at[0] = (uint8_t)(value >> 24);
  at[1] = (uint8_t)(value >> 16);
  at[2] = (uint8_t)(value >> 8);
  at[3] = (uint8_t)value;
}

/// Appends a whole chunk with a checksum of 0.
static void append_chunk(struct reading *reading, const char *name, const uint8_t *bytes,
                         size_t count) {
  uint8_t *at = reading->head + reading->head_count;
  put32(at, (uint32_t)count);
  memcpy(at + 4, name, 4);
  if (count > 0) memcpy(at + 8, bytes, count);
  put32(at + 8 + count, 0);
  reading->head_count += 12 + count;
}

static void prepare(struct reading *reading) {
  static const uint8_t signature[8] = {137, 80, 78, 71, 13, 10, 26, 10};
  const struct png_reader_source *source = reading->source;
  memcpy(reading->head, signature, 8);
  reading->head_count = 8;

  uint8_t header[13] = {0};
  put32(header, source->width);
  put32(header + 4, source->height);
  header[8] = source->bit_depth;
  header[9] = source->color_type;
  header[12] = source->interlace;
  append_chunk(reading, "IHDR", header, sizeof header);
  if (source->color_type == PNG_COLOR_TYPE_PALETTE) {
    append_chunk(reading, "PLTE", source->palette.start, source->palette.count);
  } else if (source->transparency.count > 0) {
    append_chunk(reading, "tRNS", source->transparency.start, source->transparency.count);
  }

  bool bare = source->variant == PNG_READER_PHONE_BUILD;
  uint8_t *at = reading->head + reading->head_count;
  put32(at, (uint32_t)(reading->data_count + (bare ? 2 : 0)));
  memcpy(at + 4, "IDAT", 4);
  reading->head_count += 8;
  if (bare) {
    at[8] = 0x78;
    at[9] = 0x01;
    reading->head_count += 2;
  }
  memset(reading->tail, 0, tail_length);
  memcpy(reading->tail + 8, "IEND", 4);
}

static size_t smaller(size_t a, size_t b) { return a < b ? a : b; }

static void supply(png_structp png, png_bytep bytes, size_t count) {
  struct reading *reading = png_get_io_ptr(png);
  if (reading->rows_left == 0 && reading->data_count - reading->data_taken > longest_rest) {
    png_longjmp(png, 1);
  }
  while (count > 0) {
    size_t step;
    if (reading->head_taken < reading->head_count) {
      step = smaller(count, reading->head_count - reading->head_taken);
      memcpy(bytes, reading->head + reading->head_taken, step);
      reading->head_taken += step;
    } else if (reading->piece < reading->source->data_count) {
      struct png_reader_bytes piece = reading->source->data[reading->piece];
      step = smaller(count, piece.count - reading->piece_taken);
      if (step > 0) memcpy(bytes, piece.start + reading->piece_taken, step);
      reading->piece_taken += step;
      reading->data_taken += step;
      if (reading->piece_taken == piece.count) {
        reading->piece += 1;
        reading->piece_taken = 0;
      }
    } else {
      step = smaller(count, tail_length - reading->tail_taken);
      if (step == 0) png_error(png, "Not enough image data");
      memcpy(bytes, reading->tail + reading->tail_taken, step);
      reading->tail_taken += step;
    }
    bytes += step;
    count -= step;
  }
}

static void note(struct reading *reading, png_const_charp message) {
  size_t length = smaller(strlen(message), sizeof reading->result.message - 1);
  memcpy(reading->result.message, message, length);
  reading->result.message[length] = 0;
}

static bool says(png_const_charp message, const char *words) {
  return strstr(message, words) != NULL;
}

/// Only what the library says about the end of the stream can matter here.
static void warn(png_structp png, png_const_charp message) {
  struct reading *reading = png_get_error_ptr(png);
  bool wrapped = reading->source->variant == PNG_READER_STANDARD;
  if (wrapped && says(message, "incorrect data check")) {
    note(reading, message);
    reading->result.status = PNG_READER_BAD_CHECKSUM;
  }
}

/// Classifies an error and leaves. Once every row is there, only the checksum can still be wrong.
static void fail(png_structp png, png_const_charp message) {
  struct reading *reading = png_get_error_ptr(png);
  if (reading->rows_left == 0) {
    warn(png, message);
    png_longjmp(png, 1);
  }
  note(reading, message);
  if (says(message, "filter value")) {
    reading->result.status = PNG_READER_BAD_FILTER;
  } else if (says(message, "Not enough")) {
    reading->result.status = PNG_READER_TOO_SHORT;
  } else if (says(message, "memory")) {
    reading->result.status = PNG_READER_OUT_OF_MEMORY;
  } else if (says(message, "incorrect data check")) {
    reading->result.status = PNG_READER_BAD_CHECKSUM;
  } else {
    reading->result.status = PNG_READER_BAD_STREAM;
  }
  reading->result.taken = reading->data_taken;
  png_longjmp(png, 1);
}

/// Is called when a row has been inflated and its filter undone.
static void count_row(png_structp png, png_row_infop info, png_bytep bytes) {
  (void)info, (void)bytes;
  struct reading *reading = png_get_user_transform_ptr(png);
  reading->rows_left -= 1;
}

/// Returns how many rows the compressed data holds, in all passes.
static uint64_t count_of_rows(const struct png_reader_source *source) {
  if (source->interlace == 0) return source->height;
  uint64_t sum = 0;
  for (int pass = 0; pass < 7; pass += 1) {
    if (PNG_PASS_COLS(source->width, pass) > 0) sum += PNG_PASS_ROWS(source->height, pass);
  }
  return sum;
}

/// Asks for straight RGBA, or for one palette index a byte.
static void choose_transformations(png_structp png, struct reading *reading,
                                   enum png_reader_samples samples) {
  const struct png_reader_source *source = reading->source;
  png_set_read_user_transform_fn(png, count_row);
  png_set_user_transform_info(png, reading, 0, 0);
  if (source->color_type == PNG_COLOR_TYPE_PALETTE) {
    png_set_packing(png);
    return;
  }
  if (source->color_type == PNG_COLOR_TYPE_GRAY && source->bit_depth < 8) {
    png_set_expand_gray_1_2_4_to_8(png);
  }
  if (source->transparency.count > 0) png_set_tRNS_to_alpha(png);
  if (samples == PNG_READER_8_BIT) {
    png_set_scale_16(png);
  } else {
    const uint16_t one = 1;
    if (*(const uint8_t *)&one == 1) png_set_swap(png);
  }
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, samples == PNG_READER_8_BIT ? 0xFF : 0xFFFF, PNG_FILLER_AFTER);
  if (source->variant == PNG_READER_PHONE_BUILD) png_set_bgr(png);
}

/// Replaces the indices, which lie in the last quarter of each row, by colours.
static void look_up_palette(struct reading *reading, uint8_t *pixels) {
  const struct png_reader_source *source = reading->source;
  uint8_t colors[256][4];
  size_t entries = source->palette.count / 3;
  for (size_t i = 0; i < 256; i += 1) {
    for (size_t c = 0; c < 3; c += 1) {
      colors[i][c] = i < entries ? source->palette.start[3 * i + c] : 0;
    }
    bool given = i < entries && i < source->transparency.count;
    colors[i][3] = given ? source->transparency.start[i] : 255;
  }
  const size_t width = source->width;
  uint32_t highest = 0;
  for (size_t y = 0; y < source->height; y += 1) {
    uint8_t *row = pixels + y * width * 4;
    const uint8_t *indices = row + width * 3;
    for (size_t x = 0; x < width; x += 1) {
      // Reads before it writes: pixel x ends where index x stands at the latest.
      uint8_t index = indices[x];
      if (index > highest) highest = index;
      memcpy(row + 4 * x, colors[index], 4);
    }
  }
  reading->result.palette_use = highest + 1;
}

static void divide_by_alpha(uint8_t *pixels, size_t count) {
  for (size_t i = 0; i < count; i += 1) {
    uint8_t *pixel = pixels + 4 * i;
    unsigned alpha = pixel[3];
    if (alpha == 0 || alpha == 255) continue;
    for (size_t c = 0; c < 3; c += 1) {
      unsigned straight = (pixel[c] * 255u + alpha / 2) / alpha;
      pixel[c] = (uint8_t)(straight > 255 ? 255 : straight);
    }
  }
}

static bool is_sound(const struct png_reader_source *source, enum png_reader_samples samples,
                     size_t capacity, size_t *data_count) {
  size_t pixel = samples == PNG_READER_16_BIT ? 8 : 4;
  if (source->width == 0 || source->height == 0) return false;
  if (source->width > 0x7FFFFFFF || source->height > 0x7FFFFFFF) return false;
  if (capacity / pixel / source->width < source->height) return false;
  if (samples == PNG_READER_16_BIT && source->bit_depth != 16) return false;
  if (source->palette.count > 768 || source->transparency.count > 256) return false;
  if (source->color_type == PNG_COLOR_TYPE_PALETTE && source->palette.count < 3) return false;
  if (source->variant == PNG_READER_PHONE_BUILD) {
    bool rgb = source->color_type == PNG_COLOR_TYPE_RGB;
    bool rgba = source->color_type == PNG_COLOR_TYPE_RGB_ALPHA;
    if (source->bit_depth != 8 || !(rgb || rgba)) return false;
  }
  size_t sum = 0;
  for (size_t i = 0; i < source->data_count; i += 1) {
    if (source->data[i].count > 0x7FFFFFF0 - sum) return false;
    sum += source->data[i].count;
  }
  *data_count = sum;
  return true;
}

/// Does all that the library may leave by a jump, which ends here.
static void read_rows(png_structp png, png_infop info, struct reading *reading,
                      enum png_reader_samples samples, void *pixels) {
  const struct png_reader_source *source = reading->source;
  if (setjmp(png_jmpbuf(png))) return;
  png_set_read_fn(png, reading, supply);
  png_set_crc_action(png, PNG_CRC_QUIET_USE, PNG_CRC_QUIET_USE);
  png_set_user_limits(png, 0x7FFFFFFF, 0x7FFFFFFF);
  png_set_benign_errors(png, 1);
  png_read_info(png, info);
  choose_transformations(png, reading, samples);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);

  bool indexed = source->color_type == PNG_COLOR_TYPE_PALETTE;
  size_t stride = (size_t)source->width * (samples == PNG_READER_16_BIT ? 8 : 4);
  if (png_get_rowbytes(png, info) != (indexed ? source->width : stride)) {
    png_error(png, "Unexpected row length");
  }
  uint8_t *start = (uint8_t *)pixels + (indexed ? (size_t)source->width * 3 : 0);
  for (int pass = 0; pass < passes; pass += 1) {
    for (uint32_t y = 0; y < source->height; y += 1) {
      reading->result.row = y;
      png_read_row(png, start + y * stride, NULL);
    }
  }
}

struct png_reader_result png_reader_decode(const struct png_reader_source *source,
                                           enum png_reader_samples samples, void *pixels,
                                           size_t capacity) {
  struct reading reading = {.source = source, .rows_left = count_of_rows(source)};
  reading.result.status = PNG_READER_DONE;
  if (!is_sound(source, samples, capacity, &reading.data_count)) {
    reading.result.status = PNG_READER_MISUSED;
    return reading.result;
  }
  prepare(&reading);

  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &reading, fail, warn);
  png_infop info = png == NULL ? NULL : png_create_info_struct(png);
  if (info == NULL) {
    png_destroy_read_struct(&png, NULL, NULL);
    reading.result.status = PNG_READER_OUT_OF_MEMORY;
    return reading.result;
  }
  read_rows(png, info, &reading, samples, pixels);
  png_destroy_read_struct(&png, &info, NULL);
  if (reading.result.status != PNG_READER_DONE) return reading.result;

  if (source->color_type == PNG_COLOR_TYPE_PALETTE) {
    look_up_palette(&reading, pixels);
  } else if (source->color_type == PNG_COLOR_TYPE_RGB_ALPHA &&
             source->variant == PNG_READER_PHONE_BUILD) {
    divide_by_alpha(pixels, (size_t)source->width * source->height);
  }
  return reading.result;
}
