#pragma once

#include <stddef.h>
#include <stdint.h>

/// A run of bytes that somebody else keeps alive.
struct png_reader_bytes {
  const uint8_t *start;
  size_t count;
};

/// How the compressed pixels are wrapped.
enum png_reader_variant {
  /// As the PNG specification has it.
  PNG_READER_STANDARD,
  /// As phone builds have it (a CgBI chunk comes first): no zlib wrapper, blue before red, and
  /// colours premultiplied by alpha. Only for 8-bit RGB and RGBA.
  PNG_READER_PHONE_BUILD,
};

/// The parts of a PNG file that decide its pixels, already found and checked by the caller.
struct png_reader_source {
  /// The fields of IHDR. Both sides are 1 to 2^31 − 1; depth and colour type fit each other.
  uint32_t width;
  uint32_t height;
  uint8_t bit_depth;
  uint8_t color_type;
  uint8_t interlace;
  enum png_reader_variant variant;
  /// Red, green, blue of up to 256 entries; read only for colour type 3.
  struct png_reader_bytes palette;
  /// The contents of tRNS, or nothing: 2 bytes for grey, 6 for RGB, one an entry for a palette.
  struct png_reader_bytes transparency;
  /// The contents of the IDAT chunks, in order; together at most 2^31 − 1 bytes.
  const struct png_reader_bytes *data;
  size_t data_count;
};

/// The form in which pixels are handed over: red, green, blue, alpha, straight, top row first.
enum png_reader_samples {
  /// Four bytes a pixel. 16-bit samples are rounded to nearest: v·255/65535.
  PNG_READER_8_BIT,
  /// Four 16-bit words a pixel in the machine's byte order. Only for bit depth 16.
  PNG_READER_16_BIT,
};

enum png_reader_status {
  PNG_READER_DONE,
  /// The caller broke a rule of this header.
  PNG_READER_MISUSED,
  PNG_READER_OUT_OF_MEMORY,
  /// The compressed stream is damaged.
  PNG_READER_BAD_STREAM,
  /// Every pixel was there, but the stream's Adler-32 differs.
  PNG_READER_BAD_CHECKSUM,
  /// A row names a filter that does not exist.
  PNG_READER_BAD_FILTER,
  /// The stream ends before the last pixel.
  PNG_READER_TOO_SHORT,
};

struct png_reader_result {
  enum png_reader_status status;
  /// The row that could not be read, counted from 0 in its interlace pass.
  uint32_t row;
  /// Bytes of compressed data that had been taken when reading stopped.
  size_t taken;
  /// One more than the highest palette index that a pixel names; 0 without a palette.
  uint32_t palette_use;
  /// What the library said, or nothing.
  char message[96];
};

/// Decodes a picture into `pixels`, which holds `capacity` bytes.
///
/// On any status but PNG_READER_DONE the contents of `pixels` are unspecified. Palette indices past
/// the end of the palette become opaque black. Compressed data after the last pixel is ignored.
struct png_reader_result png_reader_decode(const struct png_reader_source *source,
                                           enum png_reader_samples samples, void *pixels,
                                           size_t capacity);
