/*
 Times what libpng needs to read PNG files that are in memory, to straight RGBA, on one thread.

   cc -O3 -o decoders scripts/peers/decoders.c -lpng
   decoders FILE.png…

 Each file is read once, and a line of JSON says what it cost: the CPU time in milliseconds.
*/
#include <png.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct Input {
  const uint8_t *next;
  size_t left;
} Input;

static double milliseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double)time.tv_sec * 1e3 + (double)time.tv_nsec * 1e-6;
}

static void take(png_structp png, png_bytep bytes, size_t count) {
  Input *input = png_get_io_ptr(png);
  if (count > input->left) png_error(png, "the file is cut");
  memcpy(bytes, input->next, count);
  input->next += count;
  input->left -= count;
}

/* Reads a file of 8 bits a channel; one of RGB gets alpha 255. */
static void decode(const uint8_t *file, size_t count, uint8_t **pixels) {
  Input input = {file, count};
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png_create_info_struct(png);
  png_set_read_fn(png, &input, take);
  png_read_info(png, info);
  png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
  png_read_update_info(png, info);
  size_t stride = png_get_rowbytes(png, info);
  size_t height = png_get_image_height(png, info);
  *pixels = malloc(stride * height);
  for (size_t y = 0; y < height; y++) png_read_row(png, *pixels + stride * y, NULL);
  png_read_end(png, NULL);
  png_destroy_read_struct(&png, &info, NULL);
}

int main(int count, char **words) {
  if (count < 2) {
    fputs("decoders: FILE.png…\n", stderr);
    return 64;
  }
  for (int i = 1; i < count; i++) {
    FILE *file = fopen(words[i], "rb");
    if (!file) {
      fprintf(stderr, "decoders: %s cannot be opened\n", words[i]);
      return 66;
    }
    fseek(file, 0, SEEK_END);
    size_t size = (size_t)ftell(file);
    rewind(file);
    uint8_t *bytes = malloc(size), *pixels = NULL;
    if (fread(bytes, 1, size, file) != size) return 65;
    fclose(file);
    double start = milliseconds();
    decode(bytes, size, &pixels);
    printf("{\"file\":\"%s\",\"cpu\":%.3f}\n", words[i], milliseconds() - start);
    free(pixels);
    free(bytes);
  }
  return 0;
}
