/*
 Which bytes of a block repeat earlier ones.

 Filtered rows are made of long runs, of repeated outlines and of noise. So a position is looked at
 twice only: at the distance of the last match, and where the same eight bytes were last seen. What
 matches fewer bytes than a literal run is worth is left alone, and the longer a run of literals
 grows the faster it is stepped over.
*/

enum {
  /* A match shorter than this is never taken. */
  KERNEL(shortest_match) = 8,
  /* In a long run of literals, a match at a new distance is taken from this length on. */
  KERNEL(shortest_in_noise) = 20,
  /* A run of literals is long from here on. */
  KERNEL(noise) = 12,
};

static inline size_t KERNEL(head)(uint64_t word) {
  return (word * 0x9E3779B185EBCA87u) >> 52;
}

/* How many bytes are equal at `earlier` and `later`, which ends before `end`. */
static inline size_t KERNEL(equal_bytes)(
    const uint8_t *earlier, const uint8_t *later, const uint8_t *end) {
  const uint8_t *start = later;
  while (end - later >= 32) {
    uint32_t differing = KERNEL(differing)(earlier, later);
    if (differing) return (size_t)(later - start) + (size_t)__builtin_ctz(differing);
    earlier += 32;
    later += 32;
  }
  while (later < end && *earlier == *later) earlier++, later++;
  return (size_t)(later - start);
}

/* How many bytes are equal before `earlier` and `later`, of at most `most`, which are there. */
static inline size_t KERNEL(equal_bytes_before)(
    const uint8_t *earlier, const uint8_t *later, size_t most) {
  size_t count = 0;
  while (most - count >= 8) {
    uint64_t differ = KERNEL(load)(earlier - count - 8) ^ KERNEL(load)(later - count - 8);
    if (differ) return count + (size_t)(__builtin_clzll(differ) >> 3);
    count += 8;
  }
  while (count < most && *(earlier - count - 1) == *(later - count - 1)) count++;
  return count;
}

static size_t KERNEL(find_matches)(
    DeflateToken *tokens, uint32_t *heads, const uint8_t *bytes, size_t count) {
  DeflateToken *token = tokens;
  const uint8_t *end = bytes + count;
  const uint8_t *anchor = bytes; /* where the run of literals starts */
  const uint8_t *last_start = count > 16 ? end - 16 : bytes;
  const uint8_t *at = bytes + 1;
  size_t last_distance = 1;
  while (at < last_start) {
    uint64_t word = KERNEL(load)(at);
    size_t head = KERNEL(head)(word);
    const uint8_t *candidate = bytes + heads[head];
    heads[head] = (uint32_t)(at - bytes);
    size_t distance;
    if (KERNEL(load)(at - last_distance) == word) {
      distance = KERNEL(load)(at - 1) == word ? 1 : last_distance;
    } else if (KERNEL(load)(candidate) == word && at - candidate <= 32768) {
      distance = KERNEL(load)(at - 1) == word ? 1 : (size_t)(at - candidate);
    } else {
      at += 1 + ((size_t)(at - anchor) >> 3);
      continue;
    }
    size_t literals = (size_t)(at - anchor);
    size_t room = (size_t)(at - bytes) - distance;
    size_t before = KERNEL(equal_bytes_before)(
        at - distance, at, literals < room ? literals : room);
    /* A run that begins in a match from farther away is cheaper as a run. */
    const uint8_t *farthest = distance == 1 || end - at < 266 ? end : at + 266;
    const uint8_t *next = at + 8 + KERNEL(equal_bytes)(at + 8 - distance, at + 8, farthest);
    size_t length = (size_t)(next - at) + before;
    if (length < KERNEL(shortest_in_noise) && distance != last_distance
        && literals >= KERNEL(noise)) {
      at += 4;
      continue;
    }
    last_distance = distance;
    *token++ = (DeflateToken){
        (uint32_t)(literals - before), (uint32_t)length, (uint32_t)distance};
    if (next < last_start)
      heads[KERNEL(head)(KERNEL(load)(next - 2))] = (uint32_t)(next - 2 - bytes);
    at = anchor = next;
  }
  *token++ = (DeflateToken){(uint32_t)(end - anchor), 0, 0};
  return (size_t)(token - tokens);
}
