import Foundation
import Geometry
import Layers
import Testing

/// Animations of transforms, as a whole and by component.
@MainActor
struct TransformAnimationTests {
  private func transform(_ stage: Stage, at time: Double) -> CATransform3D {
    stage.timeline.advance(to: time)
    return stage.layer.presentationPropertiesNow().transform
  }

  private func isClose(
    _ a: CATransform3D, _ b: CATransform3D, within tolerance: CGFloat = 1e-9
  ) -> Bool {
    MatrixEntry.allCases.allSatisfy { abs(a[$0] - b[$0]) <= tolerance }
  }

  private func animate(
    from: CATransform3D = CATransform3DIdentity, to: CATransform3D, duration: Double = 1
  ) -> Stage {
    let stage = Stage()
    stage.layer.add(
      stage.animation(of: "transform", from: from, to: to, duration: duration), forKey: nil)
    return stage
  }

  @Test func `a quarter turn keeps its size on the way`() {
    let stage = animate(to: CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
    let quarter = transform(stage, at: 0.25)
    #expect(abs(quarter.m11 - 0.92388) < 1e-5)
    #expect(abs(quarter.m12 - 0.38268) < 1e-5)
    let area = quarter.m11 * quarter.m22 - quarter.m12 * quarter.m21
    #expect(abs(area - 1) < 1e-12)
  }

  @Test func `a whole turn as a transform is no motion, by its angle it is one`() {
    let whole = animate(to: CATransform3DMakeRotation(2 * .pi, 0, 0, 1))
    #expect(isClose(transform(whole, at: 0.25), CATransform3DIdentity))
    let stage = Stage()
    stage.layer.add(
      stage.animation(of: "transform.rotation.z", from: 0, to: 2 * Double.pi), forKey: nil)
    #expect(isClose(transform(stage, at: 0.25), CATransform3DMakeRotation(.pi / 2, 0, 0, 1)))
    let many = Stage()
    many.layer.add(
      many.animation(of: "transform.rotation", from: 0, to: 20 * Double.pi), forKey: nil)
    #expect(isClose(transform(many, at: 0.125), CATransform3DMakeRotation(.pi / 2, 0, 0, 1)))
  }

  @Test func `more than half a turn goes the short way`() {
    let stage = animate(to: CATransform3DMakeRotation(1.5 * .pi, 0, 0, 1))
    #expect(isClose(transform(stage, at: 0.5), CATransform3DMakeRotation(-.pi / 4, 0, 0, 1)))
  }

  @Test(arguments: [Vector3(1, 0, 0), Vector3(0, 1, 0), Vector3(0, 0, 1)])
  func `exactly half a turn goes in the positive direction`(axis: Vector3) {
    let stage = animate(to: CATransform3DMakeRotation(.pi, axis.x, axis.y, axis.z))
    let expected = CATransform3DMakeRotation(.pi / 2, axis.x, axis.y, axis.z)
    #expect(isClose(transform(stage, at: 0.5), expected))
  }

  @Test func `scale and rotation change separately`() {
    let target = CATransform3DRotate(CATransform3DMakeScale(2, 2, 2), .pi / 2, 0, 0, 1)
    let half = transform(animate(to: target), at: 0.5)
    #expect(abs(half.m11 - 1.06066) < 1e-5)
    #expect(abs(half.m12 - 1.06066) < 1e-5)
    #expect(abs(half.m21 + 1.06066) < 1e-5)
    #expect(abs(half.m22 - 1.06066) < 1e-5)
  }

  @Test func `scaling both sides by minus one turns instead of collapsing`() {
    let half = transform(animate(to: CATransform3DMakeScale(-1, -1, 1)), at: 0.5)
    #expect(abs(abs(half.m12) - 1) < 1e-9)
    #expect(abs(half.m11) < 1e-9)
  }

  @Test func `a mirror image passes through no width and does not turn`() {
    let half = transform(animate(to: CATransform3DMakeScale(-1, 1, 1)), at: 0.5)
    #expect(isClose(half, CATransform3DMakeScale(0, 1, 1)))
  }

  @Test func `a matrix that collapses is approached entry by entry`() {
    let stage = animate(to: CATransform3DMakeScale(0, 0, 1))
    #expect(isClose(transform(stage, at: 0.25), CATransform3DMakeScale(0.75, 0.75, 1)))
  }

  @Test func `perspective changes evenly`() {
    var target = CATransform3DIdentity
    target.m34 = -1 / 500
    let half = transform(animate(to: target), at: 0.5)
    #expect(abs(half.m34 + 1 / 1000) < 1e-12)
  }

  @Test func `a multiple of the identity acts as the identity, animated or not`() {
    var multiple = CATransform3DMakeScale(0.5, 0.5, 0.5)
    multiple.m44 = 0.5
    let stage = Stage()
    stage.layer.bounds.size = CGSize(width: 10, height: 10)
    let animation = CAKeyframeAnimation(keyPath: "transform")
    animation.values = [multiple, multiple, multiple]
    animation.duration = 1
    stage.layer.add(animation, forKey: nil)
    for time in [0, 0.3, 0.5, 0.9] {
      let matrix = transform(stage, at: time)
      let image = Projection(flattening: matrix)(CGPoint(x: 3, y: 4))
      #expect(image == CGPoint(x: 3, y: 4))
    }
  }

  @Test func `animations of several components combine`() {
    let stage = Stage()
    stage.layer.add(stage.animation(of: "transform.scale", from: 1, to: 3), forKey: nil)
    stage.layer.add(
      stage.animation(of: "transform.rotation.z", from: 0, to: Double.pi), forKey: nil)
    stage.layer.add(
      stage.animation(
        of: "transform.translation", from: CGSize.zero, to: CGSize(width: 20, height: 40)),
      forKey: nil)
    let expected = CATransform3DScale(
      CATransform3DRotate(CATransform3DMakeTranslation(10, 20, 0), .pi / 2, 0, 0, 1), 2, 2, 2)
    #expect(isClose(transform(stage, at: 0.5), expected))
  }

  @Test func `writing a component keeps the perspective`() {
    let stage = Stage()
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    CATransaction.setDisableActions(true)
    stage.layer.transform = perspective
    stage.layer.add(
      stage.animation(of: "transform.rotation.y", from: 0, to: Double.pi), forKey: nil)
    let expected = CATransform3DRotate(perspective, .pi / 3, 0, 1, 0)
    #expect(isClose(transform(stage, at: 1 / 3), expected))
  }

  @Test(
    arguments: [
      "rotation.x", "rotation.y", "rotation.z", "scale.x", "scale.y", "scale.z",
      "translation.x", "translation.y", "translation.z",
    ])
  func `a component reads as it was written, beside all others`(name: String) {
    var source = SeededRandom(seed: 9)
    for _ in 0..<50 {
      let layer = CALayer()
      var written: [String: Double] = [:]
      for other in ["translation.x", "translation.y", "translation.z"] {
        written[other] = .random(in: -50...50, using: &source)
      }
      for other in ["scale.x", "scale.y", "scale.z"] {
        written[other] = .random(in: 0.2...3, using: &source)
      }
      for other in ["rotation.x", "rotation.y", "rotation.z"] {
        written[other] = .random(in: -1.5...1.5, using: &source)
      }
      for (key, value) in written.sorted(by: { $0.key < $1.key }) {
        layer.setValue(value, forKeyPath: "transform.\(key)")
      }
      let read = layer.value(forKeyPath: "transform.\(name)") as? Double
      #expect(abs((read ?? .nan) - (written[name] ?? 0)) < 1e-9)
    }
  }

  @Test func `rotations about several axes act in the order x, y, z`() {
    let layer = CALayer()
    layer.setValue(0.3, forKeyPath: "transform.rotation.x")
    layer.setValue(0.5, forKeyPath: "transform.rotation.y")
    layer.setValue(0.7, forKeyPath: "transform.rotation.z")
    let expected = CATransform3DConcat(
      CATransform3DConcat(
        CATransform3DMakeRotation(0.3, 1, 0, 0), CATransform3DMakeRotation(0.5, 0, 1, 0)),
      CATransform3DMakeRotation(0.7, 0, 0, 1))
    #expect(isClose(layer.transform, expected))
  }

  @Test func `scale reads as the mean and writes all three`() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(1, 2, 6)
    #expect(layer.value(forKeyPath: "transform.scale") as? Double == 3)
    layer.setValue(2, forKeyPath: "transform.scale")
    #expect(isClose(layer.transform, CATransform3DMakeScale(2, 2, 2)))
  }

  @Test func `the sublayer transform has the same components`() {
    let stage = Stage()
    stage.layer.add(
      stage.animation(of: "sublayerTransform.translation.z", from: 0, to: 100), forKey: nil)
    stage.timeline.advance(to: 0.25)
    let shown = stage.layer.presentationPropertiesNow().sublayerTransform
    #expect(isClose(shown, CATransform3DMakeTranslation(0, 0, 25)))
  }

  @Test(
    arguments: [
      ("position.x", 30.0), ("position.y", 40), ("bounds.size.width", 30),
      ("bounds.size.height", 40), ("bounds.origin.x", 3), ("bounds.origin.y", 4),
      ("anchorPoint.x", 0.3), ("anchorPoint.y", 0.4), ("shadowOffset.width", 3),
      ("shadowOffset.height", 4), ("zPosition", 5), ("cornerRadius", 6), ("borderWidth", 7),
      ("opacity", 0.25), ("shadowOpacity", 0.75), ("shadowRadius", 8),
      ("contentsRect.origin.x", 0.125), ("contentsRect.size.width", 0.5),
      ("sublayerTransform.m34", -0.002),
    ])
  func `components of structures are animated alone`(keyPath: String, value: Double) {
    let stage = Stage()
    stage.layer.add(stage.animation(of: keyPath, from: value, to: value), forKey: nil)
    #expect(stage.number(keyPath, at: 0.5) == value)
    var model = stage.layer.properties
    if let target = AnimationTarget(keyPath: keyPath) { model[target] = .number(value) }
    #expect(stage.layer.presentationPropertiesNow() == model)
  }

  @Test func `additive transforms act before what they are added to`() {
    let stage = Stage()
    CATransaction.setDisableActions(true)
    stage.layer.transform = CATransform3DMakeScale(2, 2, 1)
    let animation = stage.animation(
      of: "transform", from: CATransform3DIdentity, to: CATransform3DMakeTranslation(20, 0, 0))
    animation.isAdditive = true
    stage.layer.add(animation, forKey: nil)
    let expected = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 10, 0, 0)
    #expect(isClose(transform(stage, at: 0.5), expected))
  }

  @Test(
    arguments: [
      (CAValueFunctionName.rotateX, CATransform3DMakeRotation(0.5, 1, 0, 0)),
      (.rotateY, CATransform3DMakeRotation(0.5, 0, 1, 0)),
      (.rotateZ, CATransform3DMakeRotation(0.5, 0, 0, 1)),
      (.scaleX, CATransform3DMakeScale(0.5, 1, 1)),
      (.scaleY, CATransform3DMakeScale(1, 0.5, 1)),
      (.scaleZ, CATransform3DMakeScale(1, 1, 0.5)),
      (.translateX, CATransform3DMakeTranslation(0.5, 0, 0)),
      (.translateY, CATransform3DMakeTranslation(0, 0.5, 0)),
      (.translateZ, CATransform3DMakeTranslation(0, 0, 0.5)),
    ])
  func `value functions make transforms of numbers`(
    name: CAValueFunctionName, expected: CATransform3D
  ) {
    let stage = Stage()
    CATransaction.setDisableActions(true)
    stage.layer.transform = CATransform3DMakeScale(7, 7, 7)
    let animation = stage.animation(of: "transform", from: 0, to: 1)
    animation.valueFunction = CAValueFunction(name: name)
    stage.layer.add(animation, forKey: nil)
    #expect(isClose(transform(stage, at: 0.5), expected))
  }

  @Test func `value functions of three numbers take lists`() {
    let stage = Stage()
    let animation = stage.animation(of: "transform", from: [1, 1, 1], to: [3, 5, 1])
    animation.valueFunction = CAValueFunction(name: .scale)
    stage.layer.add(animation, forKey: nil)
    #expect(isClose(transform(stage, at: 0.5), CATransform3DMakeScale(2, 3, 1)))
  }
}
