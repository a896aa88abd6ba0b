import PixelKernels

/// What the loops over pixels are compiled for.
///
/// All levels give the same pixels; which one is used is a matter of speed.
package enum KernelLevel: UInt32, Sendable, CaseIterable {
  /// Any CPU.
  case baseline = 0
  /// x86-64 with AVX2.
  case avx2 = 1
  /// x86-64 with AVX-512.
  case avx512 = 2

  /// The levels that this machine has, lowest first.
  package static var available: [KernelLevel] {
    allCases.filter { $0.rawValue <= pixel_level_available().rawValue }
  }

  /// The level that the environment variable `FLIPBOOK_CPU_LEVEL` names; the highest by default.
  package static var wanted: KernelLevel {
    KernelLevel(rawValue: pixel_level_wanted().rawValue) ?? .baseline
  }

  /// Makes everything that is drawn from now on use this level, or the highest below it that the
  /// machine has.
  ///
  /// It is the whole program's choice. Drawing that is under way may use either level.
  package func use() {
    pixel_kernels_use(PixelLevel(rawValue: rawValue))
  }
}
