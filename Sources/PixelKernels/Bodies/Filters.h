/* PNG's row filters: each byte less its prediction, modulo 256. */

/* Red, green and blue of four pixels, followed by four bytes of no meaning. */
static inline KERNEL(Bytes16) KERNEL(without_alpha)(KERNEL(Bytes16) pixels) {
  return __builtin_shufflevector(
      pixels, pixels, 0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, -1, -1, -1, -1);
}

/* Four pixels are written as sixteen bytes, which needs room for two more. */
static void KERNEL(pack_rgb)(uint8_t *restrict row, const uint32_t *pixels, size_t count) {
  size_t i = 0;
  for (; i + 6 <= count; i += 4) {
    KERNEL(Bytes16) packed = KERNEL(without_alpha)(KERNEL(load16)(pixels + i));
    __builtin_memcpy(row + 3 * i, &packed, 16);
  }
  const uint8_t *channels = (const uint8_t *)pixels;
  for (; i < count; i++)
    for (size_t c = 0; c < 3; c++) row[3 * i + c] = channels[4 * i + c];
}

static void KERNEL(up_rgb)(
    uint8_t *restrict row, const uint32_t *pixels, const uint32_t *above, size_t count) {
  size_t i = 0;
  for (; i + 6 <= count; i += 4) {
    KERNEL(Bytes16) packed = KERNEL(without_alpha)(
        KERNEL(load16)(pixels + i) - KERNEL(load16)(above + i));
    __builtin_memcpy(row + 3 * i, &packed, 16);
  }
  const uint8_t *channels = (const uint8_t *)pixels;
  const uint8_t *higher = (const uint8_t *)above;
  for (; i < count; i++)
    for (size_t c = 0; c < 3; c++) row[3 * i + c] = channels[4 * i + c] - higher[4 * i + c];
}

/*
 How many bits the magnitudes of signed bytes have: 0 has none, 1 and -1 have one, 2 and 3 have two,
 64 to 128 have seven. Their sum is nearer to what the bytes cost than the sum of magnitudes.
 Sixteen bits hold 2048 pairs of them.
*/
static uint64_t KERNEL(bit_lengths)(const uint8_t *bytes, size_t count) {
  typedef uint16_t Pairs __attribute__((vector_size(32)));
  typedef int8_t Signed __attribute__((vector_size(32)));
  const KERNEL(Bytes32) most = {127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
      127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
      127, 127, 127, 127, 127};
  uint64_t total = 0;
  size_t i = 0;
  while (i + 32 <= count) {
    size_t end = count - i < 2048 * 32 ? count : i + 2048 * 32;
    Pairs sums = {0};
    for (; i + 32 <= end; i += 32) {
      KERNEL(Bytes32) values;
      __builtin_memcpy(&values, bytes + i, sizeof values);
      KERNEL(Bytes32) magnitudes = __builtin_elementwise_min(values, -values);
      Signed m = (Signed)__builtin_elementwise_min(magnitudes, most);
      Signed lengths = -((m > 0) + (m > 1) + (m > 3) + (m > 7) + (m > 15) + (m > 31) + (m > 63));
      sums += ((Pairs)lengths & 255) + ((Pairs)lengths >> 8);
    }
    for (int k = 0; k < 16; k++) total += sums[k];
  }
  for (; i < count; i++) {
    unsigned magnitude = bytes[i] < 128 ? bytes[i] : 256u - bytes[i];
    for (unsigned least = 1; least <= 64; least *= 2) total += magnitude >= least;
  }
  return total;
}

static uint64_t KERNEL(filter_none)(
    uint8_t *restrict filtered, const uint8_t *row, const uint8_t *above, size_t count,
    size_t step) {
  for (size_t i = 0; i < count; i++) filtered[i] = row[i];
  return KERNEL(bit_lengths)(filtered, count);
}

static uint64_t KERNEL(filter_sub)(
    uint8_t *restrict filtered, const uint8_t *row, const uint8_t *above, size_t count,
    size_t step) {
  for (size_t i = 0; i < step && i < count; i++) filtered[i] = row[i];
  for (size_t i = step; i < count; i++) filtered[i] = row[i] - row[i - step];
  return KERNEL(bit_lengths)(filtered, count);
}

static uint64_t KERNEL(filter_up)(
    uint8_t *restrict filtered, const uint8_t *row, const uint8_t *above, size_t count,
    size_t step) {
  for (size_t i = 0; i < count; i++) filtered[i] = row[i] - above[i];
  return KERNEL(bit_lengths)(filtered, count);
}

static uint64_t KERNEL(filter_average)(
    uint8_t *restrict filtered, const uint8_t *row, const uint8_t *above, size_t count,
    size_t step) {
  for (size_t i = 0; i < step && i < count; i++) filtered[i] = row[i] - (above[i] >> 1);
  for (size_t i = step; i < count; i++)
    filtered[i] = row[i] - (uint8_t)((row[i - step] + above[i]) >> 1);
  return KERNEL(bit_lengths)(filtered, count);
}

/* Paeth's predictor: of left, above and above left, the one nearest to a + b - c. */
static uint64_t KERNEL(filter_paeth)(
    uint8_t *restrict filtered, const uint8_t *row, const uint8_t *above, size_t count,
    size_t step) {
  for (size_t i = 0; i < step && i < count; i++) filtered[i] = row[i] - above[i];
  for (size_t i = step; i < count; i++) {
    int16_t a = row[i - step];
    int16_t b = above[i];
    int16_t c = above[i - step];
    int16_t to_a = b - c;
    int16_t to_b = a - c;
    int16_t to_c = to_a + to_b;
    to_a = to_a < 0 ? -to_a : to_a;
    to_b = to_b < 0 ? -to_b : to_b;
    to_c = to_c < 0 ? -to_c : to_c;
    int16_t nearest = to_b <= to_c ? b : c;
    nearest = to_a <= to_b && to_a <= to_c ? a : nearest;
    filtered[i] = row[i] - (uint8_t)nearest;
  }
  return KERNEL(bit_lengths)(filtered, count);
}
