import Foundation
import Geometry
import Layers
import Testing

/// Keyframe animations along a path.
@MainActor
struct MotionAlongPathTests {
  private var corner: CGMutablePath {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 10))
    return path
  }

  private func stage(
    along path: CGPath, _ mode: CAAnimationCalculationMode = .linear,
    rotation: CAAnimationRotationMode? = nil
  ) -> Stage {
    let stage = Stage()
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    animation.calculationMode = mode
    animation.rotationMode = rotation
    animation.duration = 1
    stage.layer.add(animation, forKey: nil)
    return stage
  }

  private func position(_ stage: Stage, at time: Double) -> CGPoint {
    stage.timeline.advance(to: time)
    return stage.layer.presentationPropertiesNow().position
  }

  private func isClose(_ a: CGPoint, _ b: CGPoint, within tolerance: CGFloat = 1e-9) -> Bool {
    abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance
  }

  @Test func `each piece takes the same time`() {
    let stage = stage(along: corner)
    #expect(position(stage, at: 0.25) == CGPoint(x: 50, y: 0))
    #expect(position(stage, at: 0.5) == CGPoint(x: 100, y: 0))
    #expect(position(stage, at: 0.75) == CGPoint(x: 100, y: 5))
  }

  @Test func `paced motion has constant speed`() {
    let stage = stage(along: corner, .paced)
    #expect(isClose(position(stage, at: 0.5), CGPoint(x: 55, y: 0)))
    #expect(isClose(position(stage, at: 10.0 / 11), CGPoint(x: 100, y: 0)))
  }

  @Test func `paced motion round a circle turns evenly`() {
    let circle = CGPath(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil)
    let stage = stage(along: circle, .paced)
    for step in 0..<36 {
      let angle = CGFloat(step) * .pi / 18
      let turn = CATransform3DMakeRotation(angle, 0, 0, 1)
      let expected = CGPoint(x: 50 * turn.m11, y: 50 * turn.m12)
      // A cubic's circle is off by 2.7e-4 of its radius.
      #expect(isClose(position(stage, at: Double(step) / 36), expected, within: 0.03))
    }
  }

  @Test func `curves are followed exactly within their time`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 80, y: 0), control1: CGPoint(x: 0, y: 80), control2: CGPoint(x: 80, y: 80))
    path.addQuadCurve(to: CGPoint(x: 160, y: 0), control: CGPoint(x: 120, y: -40))
    let stage = stage(along: path)
    #expect(position(stage, at: 0.25) == CGPoint(x: 40, y: 60))
    #expect(position(stage, at: 0.75) == CGPoint(x: 120, y: -20))
  }

  @Test func `an oval has no pause where it closes`() {
    let oval = CGPath(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil)
    let stage = stage(along: oval)
    #expect(isClose(position(stage, at: 0.25), CGPoint(x: 0, y: 50)))
    #expect(isClose(position(stage, at: 0.75), CGPoint(x: 0, y: -50)))
  }

  @Test func `path wins over values, and key times place its corners`() {
    let stage = Stage()
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = corner
    animation.values = [CGPoint(x: -1, y: -1)]
    animation.keyTimes = [0, 0.8, 1]
    animation.duration = 1
    stage.layer.add(animation, forKey: nil)
    #expect(isClose(position(stage, at: 0.4), CGPoint(x: 50, y: 0)))
    #expect(isClose(position(stage, at: 0.9), CGPoint(x: 100, y: 5)))
  }

  @Test(arguments: [(CAAnimationRotationMode.rotateAuto, 0.0), (.rotateAutoReverse, Double.pi)])
  func `rotation follows the direction of motion`(mode: CAAnimationRotationMode, more: Double) {
    let stage = stage(along: corner, rotation: mode)
    for (time, angle) in [(0.25, 0.0), (0.75, Double.pi / 2)] {
      stage.timeline.advance(to: time)
      let shown = stage.layer.presentationPropertiesNow().transform
      let expected = CATransform3DMakeRotation(angle + more, 0, 0, 1)
      #expect(MatrixEntry.allCases.allSatisfy { abs(shown[$0] - expected[$0]) < 1e-9 })
    }
  }

  @Test func `rotation is defined where a control point lies on its end`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(to: CGPoint(x: 0, y: 90), control1: .zero, control2: CGPoint(x: 0, y: 90))
    let stage = stage(along: path, rotation: .rotateAuto)
    for time in [0, 0.5, 0.999] {
      stage.timeline.advance(to: time)
      let shown = stage.layer.presentationPropertiesNow().transform
      #expect(abs(shown.m12 - 1) < 1e-9)
    }
  }

  @Test func `discrete motion jumps from corner to corner`() {
    let stage = stage(along: corner, .discrete)
    #expect(position(stage, at: 0.3) == .zero)
    #expect(position(stage, at: 0.5) == CGPoint(x: 100, y: 0))
    #expect(position(stage, at: 0.9) == CGPoint(x: 100, y: 10))
  }

  @Test func `an additive path is relative to the model's position`() {
    let stage = Stage()
    CATransaction.setDisableActions(true)
    stage.layer.position = CGPoint(x: 1000, y: 1000)
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = corner
    animation.isAdditive = true
    animation.duration = 1
    stage.layer.add(animation, forKey: nil)
    #expect(position(stage, at: 0.25) == CGPoint(x: 1050, y: 1000))
  }

  @Test func `paths without pieces have a defined result`() {
    let point = CGMutablePath()
    point.move(to: CGPoint(x: 3, y: 4))
    #expect(position(stage(along: point), at: 0.5) == CGPoint(x: 3, y: 4))
    #expect(position(stage(along: CGMutablePath()), at: 0.5) == .zero)
  }
}
