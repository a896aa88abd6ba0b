/*
 Every position's earlier places that begin with the same bytes, for the cheapest way through a block.

 In noise, what is worth having are matches of three to seven bytes, at nearly every position. So two
 tables remember where the same three and the same five bytes were last seen, and all that is asked
 of a place is how many of eight bytes are equal there: no chains, and hardly a branch that depends
 on the bytes. Where a match is long there is nothing to choose: it is a stretch, which is taken as a
 whole.
*/

/* Where the first three bytes of a word are looked up, and the first five. */
static inline size_t KERNEL(short_head)(uint64_t word) {
  return ((word << 40) * 0x9E3779B185EBCA87u) >> 50;
}

static inline size_t KERNEL(long_head)(uint64_t word) {
  return ((word << 24) * 0x9E3779B185EBCA87u) >> 50;
}

/* Remembers where the first three and the first five bytes of a word were seen. */
static inline void KERNEL(remember)(uint16_t *recent, uint64_t word, size_t place) {
  recent[KERNEL(short_head)(word)] = (uint16_t)place;
  recent[DEFLATE_RECENT + KERNEL(long_head)(word)] = (uint16_t)place;
}

/* The candidate `gap` bytes before `at`, of at least three bytes; 0 if it is none. */
static inline uint32_t KERNEL(candidate)(
    const uint8_t *at, uint64_t word, uint32_t gap, size_t furthest, const uint8_t *end) {
  if (gap - 1 >= furthest) return 0;
  uint64_t differing = KERNEL(load)(at - gap) ^ word;
  uint32_t length;
  if (differing) {
    length = (uint32_t)__builtin_ctzll(differing) >> 3;
  } else {
    length = 8 + (uint32_t)KERNEL(equal_bytes)(at + 8 - gap, at + 8, end);
    if (length > DEFLATE_LONG) length = DEFLATE_LONG;
  }
  if (length < 3) return 0;
  return (gap - 1) | length << 16 | KERNEL(distance_symbol)(gap) << 24;
}

static size_t KERNEL(find_candidates)(
    uint32_t *restrict candidates, DeflateStretch *restrict stretches, uint16_t *restrict recent,
    uint32_t *last_distance, uint32_t *restrict literals, const uint8_t *bytes, size_t from,
    size_t to) {
  DeflateStretch *stretch = stretches;
  const uint8_t *end = bytes + to;
  /* Words are loaded whole, and lengths of up to seven are not compared with the end. */
  size_t last_start = to - from > 8 ? to - 8 : from;
  size_t last = *last_distance;
  size_t place = from;
  while (place < last_start) {
    const uint8_t *at = bytes + place;
    uint64_t word = KERNEL(load)(at);
    size_t distance = 1, length = 0;
    if (place >= 1 && KERNEL(load)(at - 1) == word) {
      length = 8 + KERNEL(equal_bytes)(at + 7, at + 8, end);
    }
    if (length < DEFLATE_LONG && place >= last && KERNEL(load)(at - last) == word) {
      length = 8 + KERNEL(equal_bytes)(at + 8 - last, at + 8, end);
      distance = last;
    }
    if (length < DEFLATE_LONG) {
      uint16_t *nearer = recent + KERNEL(short_head)(word);
      uint16_t *farther = recent + DEFLATE_RECENT + KERNEL(long_head)(word);
      uint32_t near = (uint16_t)(place - *nearer), far = (uint16_t)(place - *farther);
      *nearer = *farther = (uint16_t)place;
      size_t furthest = place < 32768 ? place : 32768;
      uint32_t first = KERNEL(candidate)(
          at, word, near, furthest < DEFLATE_NEAR ? furthest : DEFLATE_NEAR, end);
      uint32_t second = KERNEL(candidate)(at, word, far, furthest, end);
      candidates[2 * (place - from)] = first;
      candidates[2 * (place - from) + 1] = second;
      if ((second >> 16 & 255) < DEFLATE_LONG) {
        literals[*at]++;
        place++;
        continue;
      }
      distance = far;
      length = 8 + KERNEL(equal_bytes)(at + 8 - far, at + 8, end);
    }
    /* At any other distance, look again whether the last byte is repeated from here on. */
    if (distance != 1 && length > 258) length = 258;
    *stretch++ = (DeflateStretch){
        (uint32_t)(place - from), (uint32_t)length, (uint32_t)distance};
    last = distance;
    size_t next = place + length;
    for (size_t i = place + 1; i < place + DEFLATE_LONG / 2 && i < last_start; i++)
      KERNEL(remember)(recent, KERNEL(load)(bytes + i), i);
    for (size_t i = next - DEFLATE_LONG / 2; i < next && i < last_start; i++)
      KERNEL(remember)(recent, KERNEL(load)(bytes + i), i);
    place = next;
  }
  for (; place < to; place++) {
    literals[bytes[place]]++;
    candidates[2 * (place - from)] = candidates[2 * (place - from) + 1] = 0;
  }
  *last_distance = (uint32_t)last;
  return (size_t)(stretch - stretches);
}
