import Foundation
import Geometry
import Layers

/// One key path of a layer on its way through a sequence of values.
@MainActor
package struct AnimationTrack {
  /// How the values act on what else moves the same key path.
  package enum Combination {
    /// They are added.
    case added
    /// They act relative to this one, the last: value · last⁻¹ · what else there is.
    case relative(CATransform3D)
    /// They take its place.
    case replacing
  }

  /// The change that is shown.
  package let change: LayerChange
  /// What moves.
  package let keyPath: String
  /// The values, two or more.
  package let values: [LayerValue]
  /// How the values act on what else moves the same key path.
  package let combination: Combination

  /// Creates a track.
  package init(
    change: LayerChange, keyPath: String, values: [LayerValue], combination: Combination
  ) {
    self.change = change
    self.keyPath = keyPath
    self.values = values
    self.combination = combination
  }

  /// The layer.
  package var layer: CALayer { change.layer }

  /// A key that no animation of the layer has, or that of the one to be replaced.
  package var freeKey: String {
    if case .replacing = combination { return keyPath }
    var key = keyPath
    var number = 1
    while layer.animation(forKey: key) != nil {
      number += 1
      key = "\(keyPath)-\(number)"
    }
    return key
  }

  /// Returns the animation through the values, with the given pace and no times yet.
  package func animation(pace: AnimationPace) -> CAPropertyAnimation {
    let animation: CAPropertyAnimation
    if values.count > 2 || change.keyTimes != nil {
      animation = keyframes(pace: pace)
    } else if case .spring(let shape) = pace {
      let spring = CASpringAnimation(keyPath: keyPath)
      spring.mass = shape.mass
      spring.stiffness = shape.stiffness
      spring.damping = shape.damping
      spring.initialVelocity = shape.initialVelocity
      spring.fromValue = values[0].object
      spring.toValue = values[1].object
      animation = spring
    } else {
      let basic = CABasicAnimation(keyPath: keyPath)
      basic.fromValue = values[0].object
      basic.toValue = values[1].object
      animation = basic
    }
    if case .curve(let function) = pace { animation.timingFunction = function }
    animation.fillMode = .both
    switch combination {
    case .added: animation.isAdditive = true
    case .relative(let last):
      animation.isAdditive = true
      animation.additiveReference = last
    case .replacing: break
    }
    return animation
  }

  /// Adds the animation to the layer, to play as `timing` says.
  package func play(_ timing: BlockTiming, reportingTo delegate: any CAAnimationDelegate) {
    let animation = animation(pace: timing.pace)
    timing.apply(to: animation, on: layer)
    animation.delegate = delegate
    layer.add(animation, forKey: freeKey)
  }

  /// Colours and paths that are absent count as transparent and empty among keyframes.
  private func keyframes(pace: AnimationPace) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = values.map { $0.object ?? NSNull() }
    animation.keyTimes = change.keyTimes?.map { NSNumber(value: $0) }
    animation.tensionValues = change.tensions?.map { NSNumber(value: $0) }
    animation.calculationMode = change.calculationMode
    return animation
  }
}
