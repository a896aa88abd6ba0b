import Foundation
import Geometry
import Layers
import Testing

/// What an animation shows before it begins and after it has ended.
@MainActor
struct FillModeTests {
  @Test(
    arguments: [
      (CAMediaTimingFillMode.removed, [40, 50, 40]),
      (.backwards, [0, 50, 40]),
      (.forwards, [40, 50, 100]),
      (.both, [0, 50, 100]),
    ])
  func `fill mode decides what shows outside the active time`(
    mode: CAMediaTimingFillMode, expected: [Double]
  ) {
    let stage = Stage()
    stage.layer.position.x = 40
    let animation = stage.animation(of: "position.x", from: 0, to: 100, duration: 2)
    animation.beginTime = 1
    animation.fillMode = mode
    animation.isRemovedOnCompletion = false
    stage.layer.add(animation, forKey: nil)
    let shown = [0.5, 2, 4].map { stage.number("position.x", at: $0) }
    #expect(shown == expected)
  }

  @Test func `fill forwards after autoreversing shows the start`() {
    let stage = Stage()
    let animation = stage.animation(of: "position.x", from: 0, to: 100, duration: 2)
    animation.beginTime = 1
    animation.autoreverses = true
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    stage.layer.position.x = 40
    stage.layer.add(animation, forKey: nil)
    #expect(stage.number("position.x", at: 4) == 50)
    #expect(stage.number("position.x", at: 6) == 0)
  }

  @Test(arguments: [CAMediaTimingFillMode.removed, .backwards, .forwards, .both])
  func `removed on completion leaves the model's value`(mode: CAMediaTimingFillMode) {
    let stage = Stage()
    stage.layer.position.x = 40
    let animation = stage.animation(of: "position.x", from: 0, to: 100, duration: 2)
    animation.fillMode = mode
    stage.layer.add(animation, forKey: "move")
    #expect(stage.number("position.x", at: 2) == 40)
    #expect(stage.number("position.x", at: 3) == 40)
    #expect(stage.layer.animationKeys() == nil)
  }
}
