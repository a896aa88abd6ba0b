import Foundation

extension Path {
  /// Returns the outline of a line drawn along this path, to be filled by the non-zero rule.
  ///
  /// The outline consists of straight lines within `tolerance` of the true one. It winds at least
  /// once around every point of the line and not at all around any other, so its filled area is
  /// the line's, however the path turns. A subpath of length zero is a dot: nothing with butt
  /// caps, a disc with round caps, an upright square with square caps; a lone move is nothing.
  /// A width that is not positive and finite, and a path that is not finite, give an empty path.
  public func stroked(_ style: StrokeStyle, tolerance: CGFloat) -> Path {
    guard style.width > 0, style.width.isFinite, isFinite else { return Path() }
    guard style.dashes.isEmpty else {
      var solid = style
      solid.dashes = []
      return dashed(lengths: style.dashes, phase: style.dashPhase)
        .stroked(solid, tolerance: tolerance)
    }
    var stroker = Stroker(style: style, tolerance: max(tolerance, 1e-6))
    for subpath in subpaths where !subpath.segments.isEmpty || subpath.isClosed {
      stroker.add(StrokeSpine(subpath, halfWidth: style.width / 2, tolerance: tolerance))
    }
    return stroker.outline
  }
}
