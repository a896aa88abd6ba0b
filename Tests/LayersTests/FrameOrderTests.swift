import Foundation
import Geometry
import Layers
import Raster
import Testing

/// Frames between events are the same in whichever order, and by whichever clock, they are asked for.
@MainActor
struct FrameOrderTests {
  private let size = CGSize(width: 100, height: 100)

  /// A tree in which everything moves for 4 seconds, in a container of its own.
  private func movingStage() -> Stage {
    let stage = Stage()
    CATransaction.setDisableActions(true)
    stage.layer.frame = CGRect(origin: .zero, size: size)
    var random = SeededRandom(seed: 7)
    for index in 0..<12 {
      let layer = CALayer()
      layer.frame = CGRect(x: Double(index) * 8, y: 10, width: 20, height: 30)
      layer.backgroundColor = CGColor(red: 1, green: 0, blue: CGFloat(index) / 12, alpha: 1)
      stage.layer.addSublayer(layer)
      let turn = stage.animation(of: "transform.rotation.y", from: 0.0, to: 3.0, duration: 4)
      turn.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      let spring = CASpringAnimation(keyPath: "position.y")
      spring.byValue = 20.0
      spring.duration = 1
      spring.repeatCount = 4
      spring.isAdditive = true
      let fade = CAKeyframeAnimation(keyPath: "opacity")
      fade.values = [0.0, 0.9, 0.2, 1.0]
      fade.calculationMode = .cubic
      fade.duration = 0.5 + Double.random(in: 0...1, using: &random)
      fade.repeatCount = .infinity
      fade.autoreverses = true
      for animation in [turn, spring, fade] as [CAAnimation] { layer.add(animation, forKey: nil) }
    }
    stage.timeline.commit()
    return stage
  }

  private func list(_ stage: Stage, _ time: Double) -> DisplayList {
    stage.root.displayList(at: time, scale: 2, size: size)
  }

  @Test func `frames in any order are the frames in order`() {
    let stage = movingStage()
    let times = (0..<120).map { Double($0) / 30 }
    let inOrder = times.map { list(stage, $0) }
    var random = SeededRandom(seed: 3)
    for index in times.indices.shuffled(using: &random) {
      #expect(list(stage, times[index]) == inOrder[index], "at \(times[index])")
    }
    #expect(Set(inOrder).count == inOrder.count)
  }

  @Test func `frames asked for in advance are those that playing comes to`() {
    let stage = movingStage()
    let times = (0..<60).map { Double($0) / 15 }
    let inAdvance = times.map { list(stage, $0) }
    for (time, expected) in zip(times, inAdvance) {
      stage.timeline.advance(to: time)
      #expect(list(stage, time) == expected, "at \(time)")
    }
  }

  @Test func `a layer moved by hand shows the frames of one that plays`() {
    let playing = movingStage()
    let times = (0..<60).map { Double($0) / 16 }
    let played = times.map { list(playing, $0) }
    let still = movingStage()
    still.layer.speed = 0
    var random = SeededRandom(seed: 5)
    for index in times.indices.shuffled(using: &random) {
      still.layer.timeOffset = times[index]
      still.timeline.advance(to: still.timeline.now + 0.1)
      #expect(list(still, still.timeline.now) == played[index], "at \(times[index])")
    }
  }
}
