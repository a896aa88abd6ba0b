/* Tokens as DEFLATE's symbols: RFC 1951, section 3.2.5. */

static inline unsigned KERNEL(log2)(unsigned value) {
  return 31 - (unsigned)__builtin_clz(value);
}

/* The symbol of a length from 3 to 258. From 11 on, four symbols share a number of extra bits. */
static inline unsigned KERNEL(length_symbol)(unsigned length) {
  if (length < 11) return 254 + length;
  if (length == 258) return 285;
  unsigned extra = KERNEL(log2)(length - 3) - 2;
  return 257 + 4 * extra + ((length - 3) >> extra);
}

/* The number of extra bits of a length, which are the lowest of length - 3. */
static inline unsigned KERNEL(length_extra)(unsigned length) {
  return length < 11 || length == 258 ? 0 : KERNEL(log2)(length - 3) - 2;
}

/* The symbol of a distance from 1 to 32768: two symbols share a number of extra bits. */
static inline unsigned KERNEL(distance_symbol)(unsigned distance) {
  if (distance < 3) return distance - 1;
  unsigned extra = KERNEL(log2)(distance - 1) - 1;
  return 2 * extra + ((distance - 1) >> extra);
}

/* The number of extra bits of a distance, which are the lowest of distance - 1. */
static inline unsigned KERNEL(distance_extra)(unsigned distance) {
  return distance < 3 ? 0 : KERNEL(log2)(distance - 1) - 1;
}

static void KERNEL(count_symbols)(
    uint32_t *literals, uint32_t *distances, const uint8_t *bytes, const DeflateToken *tokens,
    size_t token_count) {
  /* Four tables, so that equal neighbours do not wait for each other. */
  uint32_t counts[4][256] = {{0}};
  int sampled = 0;
  for (size_t i = 0; i < token_count; i++) {
    DeflateToken token = tokens[i];
    const uint8_t *end = bytes + token.literals;
    for (; end - bytes >= 32; bytes += 32) {
      uint64_t word = KERNEL(load)(bytes);
      for (int k = 0; k < 4; k++) {
        counts[k][word & 255] += 4;
        counts[k][(word >> 8) & 255] += 4;
        word >>= 16;
      }
      sampled = 1;
    }
    for (; bytes < end; bytes++) counts[0][*bytes]++;
    if (token.length == 0) continue;
    literals[KERNEL(length_symbol)(token.length)]++;
    distances[KERNEL(distance_symbol)(token.distance)]++;
    bytes += token.length;
  }
  for (int i = 0; i < 256; i++)
    literals[i] += counts[0][i] + counts[1][i] + counts[2][i] + counts[3][i] + (uint32_t)sampled;
}

/* Bits on their way out: `count` of them wait in `bits`, fewer than 8 between two symbols. */
typedef struct KERNEL(Bits) {
  uint64_t bits;
  unsigned count;
  uint8_t *output;
} KERNEL(Bits);

/* Appends up to 57 bits. */
static inline void KERNEL(append)(KERNEL(Bits) *out, uint64_t bits, unsigned count) {
  out->bits |= bits << out->count;
  out->count += count;
  KERNEL(store)(out->output, out->bits);
  out->output += out->count >> 3;
  out->bits >>= out->count & 56;
  out->count &= 7;
}

/* Appends four literals, of at most 13 bits each. */
static inline void KERNEL(append_four)(
    KERNEL(Bits) *out, const uint32_t *codes, uint32_t literals) {
  uint64_t a = codes[literals & 255];
  uint64_t b = codes[(literals >> 8) & 255];
  uint64_t c = codes[(literals >> 16) & 255];
  uint64_t d = codes[literals >> 24];
  unsigned to_b = a & 255;
  unsigned to_c = to_b + (b & 255);
  unsigned to_d = to_c + (c & 255);
  uint64_t bits = a >> 8 | (b >> 8) << to_b | (c >> 8) << to_c | (d >> 8) << to_d;
  KERNEL(append)(out, bits, to_d + (d & 255));
}

static inline void KERNEL(append_match)(
    KERNEL(Bits) *out, const DeflateCodes *codes, unsigned length, unsigned distance) {
  uint64_t code = codes->literals[KERNEL(length_symbol)(length)];
  unsigned extra = KERNEL(length_extra)(length);
  uint64_t bits = code >> 8 | (uint64_t)((length - 3) & ((1u << extra) - 1)) << (code & 255);
  unsigned count = (code & 255) + extra;
  code = codes->distances[KERNEL(distance_symbol)(distance)];
  extra = KERNEL(distance_extra)(distance);
  bits |= (code >> 8) << count;
  count += code & 255;
  bits |= (uint64_t)((distance - 1) & ((1u << extra) - 1)) << count;
  KERNEL(append)(out, bits, count + extra);
}

static size_t KERNEL(write_symbols)(
    uint8_t *output, uint64_t bits, unsigned bit_count, const DeflateCodes *codes,
    const uint8_t *bytes, const DeflateToken *tokens, size_t token_count) {
  KERNEL(Bits) out = {bits, bit_count, output};
  for (size_t i = 0; i < token_count; i++) {
    DeflateToken token = tokens[i];
    const uint8_t *end = bytes + token.literals;
    for (; end - bytes >= 8; bytes += 8) {
      uint64_t word = KERNEL(load)(bytes);
      KERNEL(append_four)(&out, codes->literals, (uint32_t)word);
      KERNEL(append_four)(&out, codes->literals, (uint32_t)(word >> 32));
    }
    for (; bytes < end; bytes++) {
      uint32_t code = codes->literals[*bytes];
      KERNEL(append)(&out, code >> 8, code & 255);
    }
    if (token.length == 0) continue;
    KERNEL(append_match)(&out, codes, token.length, token.distance);
    bytes += token.length;
  }
  KERNEL(append)(&out, codes->literals[256] >> 8, codes->literals[256] & 255);
  /* An empty stored block: three zero bits, the rest of the byte, length 0 and its complement. */
  KERNEL(append)(&out, 0, 3);
  if (out.count > 0) KERNEL(append)(&out, 0, 8 - out.count);
  KERNEL(store)(out.output, 0xFFFF0000);
  return (size_t)(out.output + 4 - output);
}
