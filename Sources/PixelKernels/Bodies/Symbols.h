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

/* A match as DEFLATE has it: lengths of 258, as many as fit so that at least 3 bytes are left, and
   one or two pieces for the rest. */
typedef struct KERNEL(Pieces) {
  uint32_t longest;
  unsigned rest[2];
} KERNEL(Pieces);

static inline KERNEL(Pieces) KERNEL(pieces)(uint32_t length) {
  KERNEL(Pieces) pieces = {(length - 3) / 258, {0, 0}};
  unsigned rest = length - 258 * pieces.longest;
  pieces.rest[0] = rest > 258 ? rest - 3 : rest;
  pieces.rest[1] = rest > 258 ? 3 : 0;
  return pieces;
}

/* In long runs of literals, the first eight bytes of each stretch stand for all of it. */
enum { KERNEL(stretch) = 64, KERNEL(long_run) = 256 };

static void KERNEL(count_symbols)(
    uint32_t *literals, uint32_t *distances, const uint8_t *bytes, const DeflateToken *tokens,
    size_t token_count) {
  /* Four tables, so that equal neighbours do not wait for each other. */
  uint32_t counts[4][256] = {{0}};
  int sampled = 0;
  for (size_t i = 0; i < token_count; i++) {
    DeflateToken token = tokens[i];
    const uint8_t *end = bytes + token.literals;
    if (token.literals >= KERNEL(long_run))
    for (; end - bytes >= KERNEL(stretch); bytes += KERNEL(stretch)) {
      uint64_t word = KERNEL(load)(bytes);
      for (int k = 0; k < 4; k++) {
        counts[k][word & 255] += KERNEL(stretch) / 8;
        counts[k][(word >> 8) & 255] += KERNEL(stretch) / 8;
        word >>= 16;
      }
      sampled = 1;
    }
    for (; bytes < end; bytes++) counts[0][*bytes]++;
    if (token.length == 0) continue;
    KERNEL(Pieces) pieces = KERNEL(pieces)(token.length);
    literals[285] += pieces.longest;
    literals[KERNEL(length_symbol)(pieces.rest[0])]++;
    if (pieces.rest[1]) literals[KERNEL(length_symbol)(pieces.rest[1])]++;
    distances[KERNEL(distance_symbol)(token.distance)] +=
        pieces.longest + 1 + (pieces.rest[1] > 0);
    bytes += token.length;
  }
  for (int i = 0; i < 256; i++)
    literals[i] += counts[0][i] + counts[1][i] + counts[2][i] + counts[3][i] + (uint32_t)sampled;
}

/* Codes one after the other: the lowest six bits are their number of bits, as in a code. */
typedef struct KERNEL(Code) {
  uint64_t bits;
  uint32_t count;
} KERNEL(Code);

/* The bits of a code, whose six lowest give its length. */
static inline uint64_t KERNEL(bits)(uint32_t code) { return code >> 6; }

static void KERNEL(pair_codes)(uint32_t *pairs, const DeflateCodes *codes) {
  for (size_t second = 0; second < 256; second++) {
    const uint32_t code = codes->literals[second];
    if (code == 0) continue;
    const uint32_t count = code & 63, bits = code - count;
    for (size_t first = 0; first < 256; first++) {
      uint32_t before = codes->literals[first];
      pairs[first | second << 8] = before + count + (bits << (before & 31));
    }
  }
}

/* Bits on their way out. The six lowest bits of `count` say how many wait in `bits`: fewer than 8
   between two symbols. What is above them is left over from codes and means nothing, as shifts look
   at six bits. */
typedef struct KERNEL(Bits) {
  uint64_t bits;
  uint64_t count;
  uint8_t *output;
} KERNEL(Bits);

/* Takes a code, or several in one, for which there is room. */
static inline void KERNEL(take)(KERNEL(Bits) *out, uint64_t code) {
  out->bits |= code >> 6 << (out->count & 63);
  out->count += code;
}

/* Writes whole bytes out; fewer than 8 bits stay. */
static inline void KERNEL(flush)(KERNEL(Bits) *out) {
  KERNEL(store)(out->output, out->bits);
  uint64_t whole = out->count & 56;
  out->bits >>= whole;
  out->output += whole >> 3;
  out->count &= 7;
}

/* Appends up to 56 bits. */
static inline void KERNEL(append)(KERNEL(Bits) *out, uint64_t bits, unsigned count) {
  out->bits |= bits << (out->count & 63);
  out->count += count;
  KERNEL(flush)(out);
}

static inline uint32_t KERNEL(pair)(const uint32_t *pairs, const uint8_t *bytes) {
  uint16_t index;
  __builtin_memcpy(&index, bytes, 2);
  return pairs[index];
}

/* Appends four literals, of at most 13 bits each. */
static inline void KERNEL(append_four)(
    KERNEL(Bits) *out, const uint32_t *pairs, const uint8_t *bytes) {
  KERNEL(take)(out, KERNEL(pair)(pairs, bytes));
  KERNEL(take)(out, KERNEL(pair)(pairs, bytes + 2));
  KERNEL(flush)(out);
}

/* A piece of a match, of at most 13 + 5 + 15 + 13 bits. */
static inline KERNEL(Code) KERNEL(match)(
    const DeflateCodes *codes, unsigned length, unsigned distance) {
  uint32_t code = codes->literals[KERNEL(length_symbol)(length)];
  unsigned extra = KERNEL(length_extra)(length);
  uint64_t bits = KERNEL(bits)(code) | (uint64_t)((length - 3) & ((1u << extra) - 1)) << (code & 63);
  unsigned count = (code & 63) + extra;
  code = codes->distances[KERNEL(distance_symbol)(distance)];
  extra = KERNEL(distance_extra)(distance);
  bits |= KERNEL(bits)(code) << count;
  count += code & 63;
  bits |= (uint64_t)((distance - 1) & ((1u << extra) - 1)) << count;
  return (KERNEL(Code)){bits, count + extra};
}

/* Appends a piece of a match many times, several at once. */
static inline void KERNEL(append_repeated)(KERNEL(Bits) *out, KERNEL(Code) piece, uint32_t times) {
  KERNEL(Code) several = piece;
  uint32_t number = 1;
  while (2 * several.count <= 57 && 2 * number <= times) {
    several.bits |= several.bits << several.count;
    several.count *= 2;
    number *= 2;
  }
  for (; times >= number; times -= number) KERNEL(append)(out, several.bits, several.count);
  for (; times > 0; times--) KERNEL(append)(out, piece.bits, piece.count);
}

static size_t KERNEL(write_symbols)(
    uint8_t *output, uint64_t bits, unsigned bit_count, const DeflateCodes *codes,
    const uint32_t *pairs, const uint8_t *bytes, const DeflateToken *tokens,
    size_t token_count) {
  KERNEL(Bits) out = {bits, bit_count, output};
  for (size_t i = 0; i < token_count; i++) {
    DeflateToken token = tokens[i];
    const uint8_t *end = bytes + token.literals;
    for (; end - bytes >= 8; bytes += 8) {
      KERNEL(append_four)(&out, pairs, bytes);
      KERNEL(append_four)(&out, pairs, bytes + 4);
    }
    for (; end - bytes >= 2; bytes += 2) {
      KERNEL(take)(&out, KERNEL(pair)(pairs, bytes));
      KERNEL(flush)(&out);
    }
    if (bytes < end) {
      KERNEL(take)(&out, codes->literals[*bytes++]);
      KERNEL(flush)(&out);
    }
    if (token.length == 0) continue;
    KERNEL(Pieces) pieces = KERNEL(pieces)(token.length);
    if (pieces.longest)
      KERNEL(append_repeated)(
          &out, KERNEL(match)(codes, 258, token.distance), pieces.longest);
    for (int k = 0; k < 2 && pieces.rest[k]; k++) {
      KERNEL(Code) piece = KERNEL(match)(codes, pieces.rest[k], token.distance);
      KERNEL(append)(&out, piece.bits, piece.count);
    }
    bytes += token.length;
  }
  KERNEL(take)(&out, codes->literals[256]);
  KERNEL(flush)(&out);
  /* An empty stored block: three zero bits, the rest of the byte, length 0 and its complement. */
  KERNEL(append)(&out, 0, 3);
  if (out.count > 0) KERNEL(append)(&out, 0, 8 - out.count);
  KERNEL(store)(out.output, 0xFFFF0000);
  return (size_t)(out.output + 4 - output);
}
