/* The cheapest way through a piece of a block, from its end to its start. */

/* What a match of any length costs, as the pieces that it is written in. */
static inline uint32_t KERNEL(match_cost)(
    const DeflateCosts *costs, uint32_t length, uint32_t distance) {
  uint32_t each = costs->distances[KERNEL(distance_symbol)(distance)];
  KERNEL(Pieces) pieces = KERNEL(pieces)(length);
  uint32_t cost = pieces.longest * (costs->lengths[258] + each);
  for (int k = 0; k < 2 && pieces.rest[k]; k++) cost += costs->lengths[pieces.rest[k]] + each;
  return cost;
}

/* A candidate's length, and the same with its distance less one, as a step is written. */
static inline uint32_t KERNEL(length_of)(uint32_t candidate) { return candidate >> 16 & 255; }

static size_t KERNEL(cheapest_tokens)(
    DeflateToken *tokens, size_t *anchor, uint32_t *restrict weights, uint32_t *restrict steps,
    const uint32_t *restrict candidates, const DeflateStretch *restrict stretches,
    size_t stretch_count, const DeflateCosts *restrict costs, const uint8_t *restrict bytes,
    size_t from, size_t to) {
  const uint8_t *piece = bytes + from;
  const uint32_t literal = 1 << 16;
  size_t place = to - from;
  uint32_t weight = weights[place] = 0;
  for (size_t i = stretch_count + 1; i-- > 0;) {
    size_t start = i > 0 ? stretches[i - 1].start + stretches[i - 1].length : 0;
    while (place > start) {
      place--;
      const uint32_t first = candidates[2 * place], second = candidates[2 * place + 1];
      uint32_t step = literal;
      weight += costs->literals[piece[place]];
      uint32_t other = weights[place + KERNEL(length_of)(first)]
          + costs->lengths[KERNEL(length_of)(first)] + costs->distances[first >> 24];
      step = other < weight ? first & 0xFFFFFF : step;
      weight = other < weight ? other : weight;
      other = weights[place + KERNEL(length_of)(second)]
          + costs->lengths[KERNEL(length_of)(second)] + costs->distances[second >> 24];
      step = other < weight ? second & 0xFFFFFF : step;
      weight = other < weight ? other : weight;
      weights[place] = weight;
      steps[place] = step;
    }
    if (i == 0) break;
    /* No step from before a stretch reaches farther into it than the longest candidate. */
    DeflateStretch stretch = stretches[i - 1];
    size_t entered = stretch.length < DEFLATE_LONG ? stretch.length : DEFLATE_LONG;
    for (size_t into = entered; into-- > 0;) {
      size_t left = stretch.length - into;
      place = stretch.start + into;
      steps[place] = left < 3 ? literal : (uint32_t)left << 16 | (stretch.distance - 1);
      weights[place] = left < 3
          ? weights[place + 1] + costs->literals[piece[place]]
          : weights[place + left] + KERNEL(match_cost)(costs, (uint32_t)left, stretch.distance);
    }
    weight = weights[place];
  }
  DeflateToken *token = tokens;
  while (place < to - from) {
    uint32_t length = steps[place] >> 16;
    if (length > 1) {
      *token++ = (DeflateToken){
          (uint32_t)(from + place - *anchor), length, (steps[place] & 0xFFFF) + 1};
      *anchor = from + place + length;
    }
    place += length;
  }
  return (size_t)(token - tokens);
}
