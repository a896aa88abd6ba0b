/* How pictures differ. */

static inline uint32_t KERNEL(apart)(uint32_t some, uint32_t other, unsigned shift) {
  uint32_t a = (some >> shift) & 255, b = (other >> shift) & 255;
  return a > b ? a - b : b - a;
}

static inline uint32_t KERNEL(greater)(uint32_t a, uint32_t b) { return a > b ? a : b; }

static void KERNEL(differences)(
    uint8_t *greatest, const uint32_t *some, const uint32_t *others, size_t count) {
  for (size_t i = 0; i < count; i++) {
    uint32_t a = some[i] >> 24 ? some[i] : 0, b = others[i] >> 24 ? others[i] : 0;
    uint32_t first = KERNEL(greater)(KERNEL(apart)(a, b, 0), KERNEL(apart)(a, b, 8));
    uint32_t second = KERNEL(greater)(KERNEL(apart)(a, b, 16), KERNEL(apart)(a, b, 24));
    greatest[i] = (uint8_t)KERNEL(greater)(first, second);
  }
}
