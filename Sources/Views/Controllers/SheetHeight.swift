import Foundation

/// A height at which a sheet can rest, in a certain container.
struct SheetHeight {
  /// How far a sheet stays below the container's top edge without a safe area, in points.
  fileprivate static let top: CGFloat = 59
  /// The speed from which on a finger takes a sheet to the next height, in points a second.
  fileprivate static let flick: CGFloat = 500

  /// The detent's name.
  var identifier: UISheetPresentationController.Detent.Identifier
  /// The sheet's height, the safe area included.
  var points: CGFloat
}

extension UISheetPresentationController {
  /// The sheet's heights, the least first: at least one, and only one on a wide container.
  var heights: [SheetHeight] {
    let bounds = containerView?.bounds ?? .zero
    guard bounds.width < Self.wide else {
      return [SheetHeight(identifier: .large, points: place(ofHeight: 0).height)]
    }
    let safe = containerView?.window?.safeAreaInsets ?? .zero
    let full = bounds.height - min(safe.top > 0 ? safe.top : SheetHeight.top, bounds.height)
    let context = DetentContext(
      containerTraitCollection: traitCollection, maximumDetentValue: max(full - safe.bottom, 0),
      half: bounds.height / 2 - safe.bottom)
    let heights = detents.compactMap { detent in
      detent.resolvedValue(in: context).map {
        SheetHeight(identifier: detent.identifier, points: min($0 + safe.bottom, full))
      }
    }
    guard !heights.isEmpty else { return [SheetHeight(identifier: .large, points: full)] }
    return heights.sorted { $0.points < $1.points }
  }

  /// Returns the height to which a sheet goes that a finger leaves at one, going down at a speed in
  /// points a second: the next in the finger's direction, or the nearest if it is slow.
  func height(beside points: CGFloat, at speed: CGFloat) -> SheetHeight {
    let heights = heights
    if speed >= SheetHeight.flick, let lower = heights.last(where: { $0.points < points }) {
      return lower
    }
    if speed <= -SheetHeight.flick, let higher = heights.first(where: { $0.points > points }) {
      return higher
    }
    return heights.min { abs($0.points - points) < abs($1.points - points) } ?? heights[0]
  }
}
