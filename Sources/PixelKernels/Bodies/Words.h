/* Words at any address, lowest byte first. */

static inline uint64_t KERNEL(load)(const uint8_t *bytes) {
  uint64_t word;
  __builtin_memcpy(&word, bytes, 8);
  return word;
}

static inline void KERNEL(store)(uint8_t *bytes, uint64_t word) {
  __builtin_memcpy(bytes, &word, 8);
}
