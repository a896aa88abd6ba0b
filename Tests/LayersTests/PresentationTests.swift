import Foundation
import Geometry
import Layers
import Testing

/// Presentation layers, and the purity of what they show.
@MainActor
struct PresentationTests {
  @Test func `presentation is nil before the first commit on display`() {
    Timeline.current = Timeline()
    let root = CALayer()
    #expect(root.presentation() == nil)
    root.becomeDisplayedRoot()
    #expect(root.presentation() == nil)
    Timeline.current.commit()
    #expect(root.presentation() != nil)
  }

  @Test func `presentation shows the animation, the model the value that was set`() {
    let stage = Stage()
    CATransaction.setDisableActions(true)
    stage.layer.position.x = 100
    stage.layer.add(stage.animation(of: "position.x", from: 0, to: 100), forKey: nil)
    stage.timeline.advance(to: 0.25)
    #expect(stage.layer.presentation()?.position.x == 25)
    #expect(stage.layer.position.x == 100)
    #expect(stage.layer.presentation()?.model() === stage.layer)
    #expect(stage.layer.model() === stage.layer)
  }

  @Test func `presentation keeps the platform's class`() {
    let shape = CAShapeLayer()
    let stage = Stage(shape)
    shape.add(stage.animation(of: "strokeEnd", from: 0, to: 1), forKey: nil)
    stage.timeline.advance(to: 0.25)
    let shown: CAShapeLayer? = shape.presentation()
    #expect(shown?.strokeEnd == 0.25)
    final class Custom: CAShapeLayer {}
    let custom = Custom()
    let other = Stage(custom)
    custom.lineWidth = 3
    other.timeline.advance(to: 1)
    #expect(custom.presentation()?.lineWidth == 3)
  }

  @Test func `presentation layers have presentation layers around them`() {
    let stage = Stage()
    let child = CALayer()
    stage.layer.addSublayer(child)
    stage.timeline.commit()
    let shown = stage.layer.presentation()
    #expect(shown?.superlayer?.model() === stage.root)
    #expect(shown?.sublayers?.count == 1)
    #expect(shown?.sublayers?.first?.model() === child)
    #expect(shown?.sublayers?.first !== child)
  }

  @Test func `hits on the presentation use what is shown, on the model what was set`() {
    let stage = Stage()
    CATransaction.setDisableActions(true)
    stage.root.bounds.size = CGSize(width: 500, height: 500)
    stage.root.position = CGPoint(x: 250, y: 250)
    stage.layer.bounds.size = CGSize(width: 20, height: 20)
    stage.layer.position = CGPoint(x: 400, y: 10)
    stage.layer.add(stage.animation(of: "position.x", from: 10, to: 400), forKey: nil)
    stage.timeline.advance(to: 0)
    let point = CGPoint(x: 10, y: 10)
    #expect(stage.root.hitTest(point) === stage.root)
    #expect(stage.root.presentation()?.hitTest(point)?.model() === stage.layer)
    #expect(stage.root.hitTest(CGPoint(x: 400, y: 10)) === stage.layer)
  }

  @Test func `a presentation layer can be looked at, not changed into the model`() {
    let stage = Stage()
    let shown = stage.layer.presentation()
    shown?.opacity = 0.5
    shown?.addSublayer(CALayer())
    shown?.removeFromSuperlayer()
    #expect(stage.layer.opacity == 1)
    #expect(stage.layer.sublayers == nil)
    #expect(stage.layer.superlayer === stage.root)
  }

  @Test func `what is shown at a time is the same in any order`() {
    let stage = Stage()
    for (index, keyPath) in ["position.x", "transform.rotation.z", "opacity"].enumerated() {
      let animation = stage.animation(of: keyPath, from: 0, to: 1, duration: 5)
      animation.beginTime = Double(index)
      animation.timingFunction = CAMediaTimingFunction(name: .default)
      animation.autoreverses = true
      animation.fillMode = .both
      stage.layer.add(animation, forKey: nil)
    }
    let spring = CASpringAnimation(keyPath: "zPosition")
    spring.toValue = 100
    spring.duration = 6
    stage.layer.add(spring, forKey: nil)
    stage.timeline.commit()
    let times = (0..<300).map { Double($0) / 60 }
    func shown(_ time: Double) -> LayerProperties {
      stage.layer.presentationProperties(atSuperlayerTime: time).properties
    }
    let forwards = times.map(shown)
    let backwards = times.reversed().map(shown)
    #expect(backwards == forwards.reversed())
    var source = SeededRandom(seed: 4)
    let order = times.indices.shuffled(using: &source)
    for index in order { #expect(shown(times[index]) == forwards[index]) }
  }

  @Test func `the frame at the very end shows the final value`() {
    for (begin, duration) in [(0.1, 0.3), (0.2, 0.1), (1.0 / 3, 2.0 / 3), (0.7, 0.1)] {
      let stage = Stage()
      let animation = stage.animation(of: "zPosition", from: 5, to: 9, duration: duration)
      animation.beginTime = begin
      stage.layer.add(animation, forKey: nil)
      #expect(stage.number("zPosition", at: begin + duration) == 0)
    }
  }

  @Test func `not removed and filling forwards, the end stays shown over the model`() {
    let stage = Stage()
    let animation = stage.animation(of: "opacity", from: 1, to: 0.25)
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    stage.layer.add(animation, forKey: "fade")
    stage.timeline.advance(to: 5)
    #expect(stage.layer.opacity == 1)
    #expect(stage.layer.presentation()?.opacity == 0.25)
    #expect(stage.layer.animationKeys() == ["fade"])
    stage.layer.removeAnimation(forKey: "fade")
    #expect(stage.layer.presentation()?.opacity == 1)
  }
}
