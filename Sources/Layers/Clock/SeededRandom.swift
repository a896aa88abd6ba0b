/// A source of random numbers that gives the same sequence for the same seed, on every machine.
///
/// SplitMix64: the state walks by a fixed odd step, and each state is scrambled by two rounds of
/// multiplying and shifting (Steele, Lea and Flood, "Fast splittable pseudorandom number
/// generators", 2014).
public struct SeededRandom: RandomNumberGenerator, Sendable, Hashable {
  private var state: UInt64

  /// Creates the sequence that belongs to `seed`.
  public init(seed: UInt64) {
    state = seed
  }

  /// Returns the next 64 bits.
  public mutating func next() -> UInt64 {
    // Wrapping is the algorithm: arithmetic is modulo 2^64.
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }
}
