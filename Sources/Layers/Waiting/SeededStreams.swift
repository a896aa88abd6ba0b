import Foundation

/// The C library's streams of random numbers that a client may seed.
struct SeededStreams: Sendable {
  /// What `drand48` and its kin draw from; nil: from the timeline.
  var drand48: LinearCongruence?
  /// What `random` and `rand` draw from; nil: from the timeline.
  var random: SeededRandom?
}

/// The generator that POSIX defines for `drand48`: x → (0x5DEECE66D·x + 0xB) mod 2⁴⁸.
struct LinearCongruence: Sendable {
  private var state: UInt64

  /// Starts from the 32 low bits of a seed, as `srand48` does.
  init(seed: Int) {
    state = UInt64(UInt32(truncatingIfNeeded: seed)) << 16 | 0x330E
  }

  /// Returns the next 48 bits.
  mutating func next() -> UInt64 {
    // Wrapping is the algorithm: arithmetic is modulo 2⁴⁸.
    state = (0x5_DEEC_E66D &* state &+ 0xB) & 0xFFFF_FFFF_FFFF
    return state
  }
}

extension Timeline {
  /// Whether a client's seed is taken: not if it is the time of day, by which nothing can be
  /// repeated.
  func accepts(seed: Int) -> Bool {
    let day = Int(Date().timeIntervalSince1970)
    guard abs(seed - day) < 60 else { return true }
    warn("Random numbers were seeded with the time of day; the recording's seed is used instead.")
    return false
  }
}
