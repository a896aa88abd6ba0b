import Foundation
import Layers

/// What constraints place: a view in its superview, or a guide in its view.
@MainActor
protocol LayoutBox: AnyObject {
  /// The view in whose coordinates the box lies.
  var surroundings: UIView? { get }
  /// Returns the length that the content has by itself along an axis, in points; nil: none.
  func naturalLength(along axis: LayoutSystem.Axis) -> Double?
  /// Whether the box stays at the origin of its surroundings, whatever constraints say.
  var startsAtOrigin: Bool { get }
  /// Returns the box along one axis, transforms left out, in points.
  func box(along axis: LayoutSystem.Axis) -> (start: Double, length: Double)
  /// Takes a box along one axis, transforms left as they are.
  func take(start: Double, length: Double, along axis: LayoutSystem.Axis)
}

/// A view as constraints place it; what they mean by its edges may lie inside its frame.
extension UIView: LayoutBox {
  var surroundings: UIView? { superview }

  var startsAtOrigin: Bool { false }

  /// The length of the content; where it has none, the one that the constraints held here ask for.
  ///
  /// What breaks lines is as high as it has to be at the width that it has already.
  func naturalLength(along axis: LayoutSystem.Axis) -> Double? {
    var size = intrinsicContentSize
    let insets = alignmentRectInsets
    if axis == .vertical, let text = self as? any LineBreaking, text.breaksLines, bounds.width > 0 {
      size.height =
        sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude)).height
    }
    let (length, margins) =
      axis == .horizontal
      ? (size.width, insets.left + insets.right) : (size.height, insets.top + insets.bottom)
    if length >= 0 { return Double(length + margins) }
    return LayoutSystem.fittingLength(of: self, along: axis)
  }

  func box(along axis: LayoutSystem.Axis) -> (start: Double, length: Double) {
    let anchor = layer.anchorPoint
    return axis == .horizontal
      ? (Double(center.x - anchor.x * bounds.width), Double(bounds.width))
      : (Double(center.y - anchor.y * bounds.height), Double(bounds.height))
  }

  func take(start: Double, length: Double, along axis: LayoutSystem.Axis) {
    var bounds = bounds
    if axis == .horizontal {
      bounds.size.width = CGFloat(max(length, 0))
    } else {
      bounds.size.height = CGFloat(max(length, 0))
    }
    if bounds != self.bounds { self.bounds = bounds }
    // Some views keep a size of their own.
    let size = self.bounds.size
    var center = center
    if axis == .horizontal {
      center.x = CGFloat(start) + layer.anchorPoint.x * size.width
    } else {
      center.y = CGFloat(start) + layer.anchorPoint.y * size.height
    }
    if center != self.center { self.center = center }
  }
}

extension UILayoutGuide: LayoutBox {
  var surroundings: UIView? { owningView }

  func naturalLength(along axis: LayoutSystem.Axis) -> Double? { nil }

  func box(along axis: LayoutSystem.Axis) -> (start: Double, length: Double) {
    let frame = layoutFrame
    return axis == .horizontal
      ? (Double(frame.minX), Double(frame.width)) : (Double(frame.minY), Double(frame.height))
  }

  func take(start: Double, length: Double, along axis: LayoutSystem.Axis) {
    var frame = layoutFrame
    if axis == .horizontal {
      frame.origin.x = CGFloat(start)
      frame.size.width = CGFloat(max(length, 0))
    } else {
      frame.origin.y = CGFloat(start)
      frame.size.height = CGFloat(max(length, 0))
    }
    if frame != layoutFrame { place(in: frame) }
  }
}

/// A view whose text takes more lines where it is narrower.
@MainActor
protocol LineBreaking: UIView {
  /// Whether there may be more than one line, all of which are to be seen.
  var breaksLines: Bool { get }
}

extension UILabel: LineBreaking {
  var breaksLines: Bool { numberOfLines != 1 }
}

extension UITextView: LineBreaking {
  var breaksLines: Bool { !isScrollEnabled }
}

/// A view as its own constraints see it while its length is looked for: it starts at the origin and is
/// as small as they allow.
@MainActor
final class FreeRoot: LayoutBox {
  /// The length that is aimed at where the constraints leave a choice, in points.
  private let aim: Double

  init(aim: Double) {
    self.aim = aim
  }

  var surroundings: UIView? { nil }
  var startsAtOrigin: Bool { true }

  func naturalLength(along axis: LayoutSystem.Axis) -> Double? { nil }

  func box(along axis: LayoutSystem.Axis) -> (start: Double, length: Double) { (0, aim) }

  func take(start: Double, length: Double, along axis: LayoutSystem.Axis) {}
}
