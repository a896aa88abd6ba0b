/* Words at any address, lowest byte first, and stretches of bytes that are looked at at once. */

static inline uint64_t KERNEL(load)(const uint8_t *bytes) {
  uint64_t word;
  __builtin_memcpy(&word, bytes, 8);
  return word;
}

static inline void KERNEL(store)(uint8_t *bytes, uint64_t word) {
  __builtin_memcpy(bytes, &word, 8);
}

typedef uint8_t KERNEL(Bytes16) __attribute__((vector_size(16)));
typedef uint8_t KERNEL(Bytes32) __attribute__((vector_size(32)));
typedef _Bool KERNEL(Flags32) __attribute__((ext_vector_type(32)));

static inline KERNEL(Bytes16) KERNEL(load16)(const void *bytes) {
  KERNEL(Bytes16) vector;
  __builtin_memcpy(&vector, bytes, sizeof vector);
  return vector;
}

/* Which of 32 bytes differ: bit i is that of byte i. */
static inline uint32_t KERNEL(differing)(const uint8_t *some, const uint8_t *others) {
  KERNEL(Bytes32) a, b;
  __builtin_memcpy(&a, some, sizeof a);
  __builtin_memcpy(&b, others, sizeof b);
  KERNEL(Flags32) flags = __builtin_convertvector(a != b, KERNEL(Flags32));
  uint32_t bits;
  __builtin_memcpy(&bits, &flags, sizeof bits);
  return bits;
}
