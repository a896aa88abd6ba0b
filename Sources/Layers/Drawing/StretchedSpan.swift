import Foundation

/// One column or row of a picture that is stretched in parts.
///
///     picture      |--margin--|---middle---|--margin--|      in pixels
///     destination  |-margin-|-------middle-------|-margin-|  in points
///
/// Margins keep their size, pixels / scale, and the middle takes what is left. If they do not fit,
/// both shrink in proportion and no middle is left.
struct StretchedSpan: Hashable {
  /// Where the span lies, in points.
  var destination: Range<CGFloat>
  /// What it shows, in pixels.
  var source: Range<CGFloat>
}

extension StretchedSpan {
  /// The spans that are not empty.
  ///
  /// - Parameters:
  ///   - destination: The extent to cover, in points; not empty.
  ///   - shown: The extent of the picture to show, in pixels; not empty.
  ///   - middle: The stretchable part, in units of `shown`. If it is empty, the one pixel at its
  ///     place is stretched.
  ///   - scale: Pixels to a point.
  /// - Returns: One to three spans in their order.
  static func spans(
    over destination: Range<CGFloat>, showing shown: Range<CGFloat>, middle: Range<CGFloat>,
    scale: CGFloat
  ) -> [StretchedSpan] {
    func place(_ share: CGFloat) -> CGFloat {
      min(shown.lowerBound + min(max(share, 0), 1) * shown.length, shown.upperBound)
    }
    let low = place(middle.lowerBound)
    let high = max(low, place(middle.upperBound))
    let leading = (low - shown.lowerBound) / scale
    let trailing = (shown.upperBound - high) / scale
    let room = destination.length
    let first: CGFloat
    let second: CGFloat
    if leading + trailing < room {
      first = min(destination.lowerBound + leading, destination.upperBound)
      second = max(first, destination.upperBound - trailing)
    } else {
      let share = leading / (leading + trailing)
      first = min(destination.lowerBound + room * share, destination.upperBound)
      second = first
    }
    let pixel = min(low.rounded(.down), shown.upperBound - 1)
    let stretched = high > low ? low..<high : pixel..<pixel + 1
    let spans = [
      StretchedSpan(
        destination: destination.lowerBound..<first, source: shown.lowerBound..<low),
      StretchedSpan(destination: first..<second, source: stretched),
      StretchedSpan(
        destination: second..<destination.upperBound, source: high..<shown.upperBound),
    ]
    return spans.filter { !$0.destination.isEmpty && !$0.source.isEmpty }
  }
}

extension Range<CGFloat> {
  /// How far the bounds are apart.
  var length: CGFloat { upperBound - lowerBound }
}
