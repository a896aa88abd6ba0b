/* The one step of a symmetric filter. */

static void KERNEL(add_pair)(
    float *sums, const float *left, const float *right, float weight, size_t count) {
  for (size_t i = 0; i < count; i++) sums[i] += weight * (left[i] + right[i]);
}
