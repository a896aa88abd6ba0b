import Foundation
import Geometry
import Layers

/// A property of a layer that has got a new value, or several in turn, within an animation block.
@MainActor
package struct LayerChange {
  /// The layer.
  package let layer: CALayer
  /// The property.
  package let property: LayerProperty
  /// What the property held before the block.
  package var old: LayerValue
  /// What the property now holds.
  package var new: LayerValue
  /// The values to show, in the order of time; two or more.
  package var values: [LayerValue]
  /// When each value is reached, 0 to 1; nil: evenly spaced.
  package var keyTimes: [Double]?
  /// How tight the curve is at each value, for cubic modes; nil: 0 everywhere.
  package var tensions: [Double]?
  /// How values between are found.
  package var calculationMode = CAAnimationCalculationMode.linear

  /// Creates a change from one value to another.
  package init(
    of layer: CALayer, _ property: LayerProperty, from old: LayerValue, showing first: LayerValue,
    to new: LayerValue
  ) {
    self.layer = layer
    self.property = property
    self.old = old
    self.new = new
    values = [first, new]
  }

  /// The animations that show the change.
  ///
  /// Positions, bounds and transforms are shown relative to their new value, and added to what
  /// else moves the same property: an animation that is under way when the next one begins runs on
  /// below it, so that the motion has no corner. All else is shown as it is, and replaces what
  /// was under way.
  package var tracks: [AnimationTrack] {
    switch (property, new) {
    case (.position, .point(let final)):
      let offsets = values.map { LayerValue.point($0.point - final) }
      return [track("position", offsets, .added)].compactMap { $0 }
    case (.bounds, .rect(let final)):
      let origins = values.map { LayerValue.point($0.rect.origin - final.origin) }
      let sizes = values.map { LayerValue.size($0.rect.size - final.size) }
      return [track("bounds.origin", origins, .added), track("bounds.size", sizes, .added)]
        .compactMap { $0 }
    case (.transform, .transform(let final)):
      return [track("transform", values, final.inverse != nil ? .relative(final) : .replacing)]
        .compactMap { $0 }
    default:
      return [track(property.rawValue, values, .replacing)].compactMap { $0 }
    }
  }

  /// What is seen of the property now.
  package var shownNow: LayerValue {
    layer.hasBeenCommitted
      ? layer.presentationPropertiesNow()[property] : layer.properties[property]
  }

  /// Gives the property a value, at once.
  package func assign(_ value: LayerValue) {
    UIView.performWithoutAnimation { layer.set(property, to: value) }
  }

  /// Returns the animation of one key path; nil when its values never differ.
  private func track(
    _ keyPath: String, _ values: [LayerValue], _ combination: AnimationTrack.Combination
  ) -> AnimationTrack? {
    guard values.contains(where: { $0 != values.first }) else { return nil }
    return AnimationTrack(
      change: self, keyPath: keyPath, values: values, combination: combination)
  }
}

extension LayerValue {
  /// The point, if the value is one.
  fileprivate var point: CGPoint {
    if case .point(let point) = self { return point }
    return .zero
  }

  /// The rectangle, if the value is one.
  fileprivate var rect: CGRect {
    if case .rect(let rect) = self { return rect }
    return .zero
  }
}

extension CGPoint {
  /// Returns the way from `right` to `left`, as a point.
  fileprivate static func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }
}

extension CGSize {
  /// Returns how much larger `left` is than `right`.
  fileprivate static func - (left: CGSize, right: CGSize) -> CGSize {
    CGSize(width: left.width - right.width, height: left.height - right.height)
  }
}
