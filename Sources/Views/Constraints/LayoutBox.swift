import Foundation
import Layers

/// What constraints place: a view in its superview, or a guide in its view.
@MainActor
protocol LayoutBox: AnyObject {
  /// The view in whose coordinates the box lies.
  var surroundings: UIView? { get }
  /// The size that the content has by itself, in points; negative: none along that axis.
  var naturalSize: CGSize { get }
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

  var naturalSize: CGSize {
    let size = intrinsicContentSize
    let insets = alignmentRectInsets
    return CGSize(
      width: size.width < 0 ? size.width : size.width + insets.left + insets.right,
      height: size.height < 0 ? size.height : size.height + insets.top + insets.bottom)
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

  var startsAtOrigin: Bool { self is ContentGuide }

  var naturalSize: CGSize { CGSize(width: -1, height: -1) }

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
