/*
 Times what other PNG writers need for the same pixels, in memory, on one thread.

   cc -O3 -o encoders scripts/peers/encoders.c -lisal -ldeflate -lpng -lz
   encoders WIDTH HEIGHT FRAME.rgba…

 Every frame is written once by each of them, and a line of JSON says what it cost: the CPU time in
 milliseconds and the number of compressed bytes. The bare compressors get rows that this program
 filters with "up", at 24 bits a pixel; filtering is part of their time.
*/
#include <isa-l/igzip_lib.h>
#include <libdeflate.h>
#include <png.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct Frame {
  const char *name;
  size_t width, height;
  uint8_t *pixels; /* straight RGBA */
  uint8_t *rows;   /* filtered, with the filter's number before each row */
  uint8_t *output;
  size_t capacity;
} Frame;

static double milliseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double)time.tv_sec * 1e3 + (double)time.tv_nsec * 1e-6;
}

static size_t stride(const Frame *frame) { return 3 * frame->width + 1; }

/* One row less the one above it. */
__attribute__((target("avx2"))) static void up(
    uint8_t *restrict row, const uint8_t *restrict pixels, const uint8_t *restrict above,
    size_t width) {
  for (size_t x = 0; x < width; x++)
    for (size_t channel = 0; channel < 3; channel++)
      row[3 * x + channel] = (uint8_t)(pixels[4 * x + channel] - above[4 * x + channel]);
}

static void filter(Frame *frame) {
  uint8_t *zeros = calloc(frame->width, 4);
  const uint8_t *above = zeros;
  for (size_t y = 0; y < frame->height; y++) {
    uint8_t *row = frame->rows + y * stride(frame);
    const uint8_t *pixels = frame->pixels + 4 * frame->width * y;
    row[0] = 2;
    up(row + 1, pixels, above, frame->width);
    above = pixels;
  }
  free(zeros);
}

static size_t isal(Frame *frame, int level) {
  static uint8_t room[ISAL_DEF_LVL3_LARGE];
  struct isal_zstream stream;
  isal_deflate_init(&stream);
  stream.level = (uint32_t)level;
  stream.level_buf = room;
  stream.level_buf_size = sizeof room;
  stream.end_of_stream = 1;
  stream.flush = NO_FLUSH;
  stream.next_in = frame->rows;
  stream.avail_in = (uint32_t)(stride(frame) * frame->height);
  stream.next_out = frame->output;
  stream.avail_out = (uint32_t)frame->capacity;
  isal_deflate(&stream);
  return stream.total_out;
}

static size_t libdeflate(Frame *frame, int level) {
  struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(level);
  size_t count = libdeflate_zlib_compress(
      compressor, frame->rows, stride(frame) * frame->height, frame->output, frame->capacity);
  libdeflate_free_compressor(compressor);
  return count;
}

static void count_bytes(png_structp png, png_bytep data, size_t count) {
  (void)data;
  *(size_t *)png_get_io_ptr(png) += count;
}

static size_t libpng(Frame *frame) {
  size_t written = 0;
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png_create_info_struct(png);
  png_set_write_fn(png, &written, count_bytes, NULL);
  png_set_IHDR(
      png, info, (png_uint_32)frame->width, (png_uint_32)frame->height, 8, PNG_COLOR_TYPE_RGB,
      PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_write_info(png, info);
  png_set_filler(png, 0, PNG_FILLER_AFTER);
  for (size_t y = 0; y < frame->height; y++)
    png_write_row(png, frame->pixels + 4 * frame->width * y);
  png_write_end(png, NULL);
  png_destroy_write_struct(&png, &info);
  return written;
}

static void report(const Frame *frame, const char *peer, double start, size_t bytes) {
  printf(
      "{\"peer\":\"%s\",\"frame\":\"%s\",\"cpu\":%.3f,\"bytes\":%zu}\n", peer, frame->name,
      milliseconds() - start, bytes);
}

static void run(Frame *frame) {
  double start = milliseconds();
  filter(frame);
  size_t bytes = isal(frame, 1);
  report(frame, "ISA-L 1, up", start, bytes);
  for (int level = 1; level <= 6; level += 5) {
    start = milliseconds();
    filter(frame);
    bytes = libdeflate(frame, level);
    report(frame, level == 1 ? "libdeflate 1, up" : "libdeflate 6, up", start, bytes);
  }
  start = milliseconds();
  bytes = libpng(frame);
  report(frame, "libpng, its defaults", start, bytes);
}

int main(int count, char **words) {
  if (count < 4) {
    fputs("encoders: WIDTH HEIGHT FRAME.rgba…\n", stderr);
    return 64;
  }
  size_t width = strtoul(words[1], NULL, 10), height = strtoul(words[2], NULL, 10);
  for (int i = 3; i < count; i++) {
    Frame frame = {.name = words[i], .width = width, .height = height};
    frame.capacity = 8 * width * height + 65536;
    frame.pixels = malloc(4 * width * height);
    frame.rows = malloc(stride(&frame) * height);
    frame.output = malloc(frame.capacity);
    /* Memory is touched before it is timed. */
    memset(frame.rows, 0, stride(&frame) * height);
    memset(frame.output, 0, frame.capacity);
    FILE *file = fopen(words[i], "rb");
    if (!file || fread(frame.pixels, 4 * width, height, file) != height) {
      fprintf(stderr, "encoders: %s does not hold %zu by %zu pixels\n", words[i], width, height);
      return 65;
    }
    fclose(file);
    run(&frame);
    free(frame.pixels);
    free(frame.rows);
    free(frame.output);
  }
  return 0;
}
