import Raster

/// What a comparison goes by: exactly, unless limits say otherwise, and everywhere, unless regions
/// are left out.
public struct ComparisonCriteria: Sendable, Hashable {
  /// What is let pass; a frame must keep all of them.
  public var limits: [ComparisonLimit]
  /// The parts of a frame that do not count, in pixels.
  public var ignored: [PixelRect]

  /// Creates criteria.
  public init(limits: [ComparisonLimit] = [], ignored: [PixelRect] = []) {
    self.limits = limits
    self.ignored = ignored
  }

  /// Whether a difference is let pass.
  public func allow(_ difference: PictureDifference) -> Bool {
    !limits.isEmpty && limits.allSatisfy { $0.allows(difference) }
  }
}
