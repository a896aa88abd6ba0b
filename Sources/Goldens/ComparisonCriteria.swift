import ImageCodecs
import Raster

/// What a comparison goes by: exactly, unless limits say otherwise, and everywhere, unless regions
/// are left out.
public struct ComparisonCriteria: Sendable, Hashable {
  /// What is let pass; a frame must keep all of them.
  public var limits: [ComparisonLimit]
  /// The parts of a frame that do not count, in pixels.
  public var ignored: [PixelRect]
  /// More parts that do not count, marked in a picture.
  public var mask: ComparisonMask?

  /// Creates criteria.
  public init(
    limits: [ComparisonLimit] = [], ignored: [PixelRect] = [], mask: ComparisonMask? = nil
  ) {
    self.limits = limits
    self.ignored = ignored
    self.mask = mask
  }

  /// Whether a difference is let pass.
  public func allow(_ difference: PictureDifference) -> Bool {
    !limits.isEmpty && limits.allSatisfy { $0.allows(difference) }
  }

  /// Whether parts of a frame do not count, so that equal hashes say less than pixels do.
  var leavesOut: Bool { !ignored.isEmpty || mask != nil }

  /// Measures how two pictures differ where it counts.
  ///
  /// The distance of colours takes its time and is only measured where a limit needs it. A mask of
  /// another size than the pictures leaves nothing out.
  ///
  /// - Precondition: The pictures have the same size.
  public func difference(expected: StraightImage, actual: StraightImage) -> PictureDifference {
    var actual = actual
    if let mask, mask.size == PixelSize(width: expected.width, height: expected.height),
      expected.pixels != actual.pixels
    {
      actual = mask.hide(in: actual, showing: expected)
    }
    var difference = PictureDifference(expected: expected, actual: actual, ignoring: ignored)
    if !difference.isNone, limits.contains(where: { $0.measure == .colorDistance }) {
      difference.colorDistance = ColorDistance.greatest(
        expected: expected, actual: actual, ignoring: ignored)
    }
    return difference
  }
}
