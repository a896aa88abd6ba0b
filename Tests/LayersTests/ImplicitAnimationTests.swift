import Foundation
import Geometry
import Layers
import Raster
import Testing

/// What happens by itself when a layer's value changes.
@MainActor
struct ImplicitAnimationTests {
  /// A delegate with an answer.
  @MainActor
  private final class Decider: CALayerDelegate {
    var answer: (any CAAction)?
    var asked: [String] = []
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      asked.append(event)
      return answer
    }
  }

  /// An action that keeps what it was run for.
  @MainActor
  private final class Recorder: CAAction {
    var events: [String] = []
    var modelWhenRun: [Float] = []
    func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {
      events.append(event)
      if let layer = object as? CALayer { modelWhenRun.append(layer.opacity) }
    }
  }

  @Test func `a displayed layer's change shows over a quarter of a second`() {
    let stage = Stage()
    stage.layer.opacity = 0
    #expect(stage.layer.opacity == 0)
    #expect(stage.number("opacity") == 1)
    #expect(isClose(stage.number("opacity", at: 0.125), 1 - 0.802403, within: 1e-6))
    #expect(stage.number("opacity", at: 0.25) == 0)
    #expect(stage.layer.animationKeys() == nil)
  }

  @Test func `the next change starts from what is shown`() {
    let stage = Stage()
    stage.layer.zPosition = 100
    let shown = stage.number("zPosition", at: 0.1)
    stage.layer.zPosition = 0
    #expect(stage.number("zPosition") == shown)
    stage.timeline.advance(to: 0.1 + 0.125)
    #expect(isClose(stage.number("zPosition"), shown * (1 - 0.802403), within: 1e-4))
  }

  @Test func `the transaction decides duration and curve`() {
    let stage = Stage()
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    stage.layer.position.x = 100
    CATransaction.commit()
    #expect(stage.number("position.x", at: 0.5) == 25)
  }

  @Test func `disabled actions change at once`() {
    let stage = Stage()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    stage.layer.opacity = 0
    CATransaction.commit()
    #expect(stage.layer.animationKeys() == nil)
    #expect(stage.layer.action(forKey: "opacity") != nil)
  }

  @Test func `layers that are not on display change at once`() {
    Timeline.current = Timeline()
    let bare = CALayer()
    bare.opacity = 0
    #expect(bare.animationKeys() == nil)
    #expect(bare.action(forKey: "opacity") == nil)
    let stage = Stage()
    let arriving = CALayer()
    stage.root.addSublayer(arriving)
    arriving.opacity = 0
    #expect(arriving.animationKeys() == nil)
    stage.timeline.commit()
    arriving.opacity = 1
    #expect(arriving.animationKeys() == ["opacity"])
  }

  @Test func `an equal value changes nothing`() {
    let stage = Stage()
    let decider = Decider()
    stage.layer.delegate = decider
    stage.layer.opacity = 1
    stage.layer.position = .zero
    #expect(decider.asked.isEmpty)
  }

  @Test func `the frame changes as bounds and position`() {
    let stage = Stage()
    stage.layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    #expect(stage.layer.animationKeys() == ["bounds", "position"])
  }

  @Test func `paths change at once`() {
    let shape = CAShapeLayer()
    let stage = Stage(shape)
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    shape.shadowPath = shape.path
    #expect(shape.animationKeys() == nil)
    shape.strokeEnd = 0.5
    #expect(shape.animationKeys() == ["strokeEnd"])
    _ = stage
  }

  @Test func `colours fade, from nothing as from clear black`() {
    let stage = Stage()
    stage.layer.backgroundColor = CGColor(gray: 1, alpha: 1)
    guard case .color(let color?)? = stage.value("backgroundColor", at: 0.125) else {
      Issue.record("a colour was expected")
      return
    }
    #expect(isClose(color.alpha, 0.802403, within: 1e-6))
    #expect(isClose(color.red, 0.802403, within: 1e-6))
  }

  @Test func `the delegate is asked first, then actions, then style, then the class`() {
    final class Acting: CALayer {
      static let ownAction = CABasicAnimation(keyPath: "own")
      override class func defaultAction(forKey event: String) -> (any CAAction)? {
        event == "opacity" ? ownAction : nil
      }
    }
    let layer = Acting()
    let stage = Stage(layer)
    #expect(layer.action(forKey: "opacity") as? CABasicAnimation === Acting.ownAction)
    let inStyle = Recorder()
    layer.style = ["actions": ["opacity": inStyle] as [String: any CAAction]]
    #expect(layer.action(forKey: "opacity") as? Recorder === inStyle)
    let inActions = Recorder()
    layer.actions = ["opacity": inActions]
    #expect(layer.action(forKey: "opacity") as? Recorder === inActions)
    let decider = Decider()
    layer.delegate = decider
    #expect(layer.action(forKey: "opacity") as? Recorder === inActions)
    decider.answer = NSNull()
    #expect(layer.action(forKey: "opacity") == nil)
    let own = Recorder()
    decider.answer = own
    layer.opacity = 0.5
    #expect(own.events == ["opacity"])
    #expect(own.modelWhenRun == [0.5])
    #expect(inActions.events.isEmpty)
    _ = stage
  }

  @Test func `a null among the actions stops the search`() {
    let stage = Stage()
    stage.layer.actions = ["opacity": NSNull()]
    stage.layer.opacity = 0
    #expect(stage.layer.animationKeys() == nil)
    stage.layer.zPosition = 1
    #expect(stage.layer.animationKeys() == ["zPosition"])
  }

  @Test func `the same property animates once at a time`() {
    let stage = Stage()
    stage.layer.opacity = 0.5
    stage.layer.opacity = 0
    #expect(stage.layer.animationKeys() == ["opacity"])
  }

  @Test func `key-value coding animates as the property does`() {
    let stage = Stage()
    stage.layer.setValue(100, forKeyPath: "position.x")
    #expect(stage.layer.position == CGPoint(x: 100, y: 0))
    #expect(stage.layer.animationKeys() == ["position"])
    stage.layer.setValue(NSNumber(value: 2), forKeyPath: "transform.scale")
    #expect(stage.layer.transform == CATransform3DMakeScale(2, 2, 2))
    stage.layer.setValue(CGRect(x: 0, y: 0, width: 30, height: 40), forKey: "frame")
    #expect(stage.layer.bounds.size == CGSize(width: 15, height: 20))
  }

  @Test func `a mask moves by itself when it is set on display`() {
    let stage = Stage()
    let mask = CAShapeLayer()
    mask.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    stage.layer.mask = mask
    #expect(mask.animationKeys() == nil)
    stage.timeline.commit()
    mask.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(mask.animationKeys() == ["bounds", "position"])
  }
}
