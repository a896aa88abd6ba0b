import Foundation
import Geometry
import Layers
import Testing
import Transitions
import Views

/// What the animators' tables say, read from the layers half way through.
@MainActor
@Suite struct MotionTests {
  private static let size = CGSize(width: 300, height: 400)

  /// Progress of the curve of animation blocks after a quarter of the time.
  private static let quarter = 0.129_162

  @Test func `slide-right moves both screens by the container's width`() throws {
    let stage = try begin("slide-right")
    expect(stage.outgoing, x: 0)
    expect(stage.incoming, x: -300)
    Timeline.current.advance(to: 0.125)
    expect(stage.outgoing, x: 300 * Self.quarter)
    expect(stage.incoming, x: -300 + 300 * Self.quarter)
    Timeline.current.advance(to: 0.25)
    expect(stage.outgoing, x: 150)
    expect(stage.incoming, x: -150)
  }

  @Test(arguments: [true, false])
  func `tab-slide goes with the tabs`(forward: Bool) throws {
    let stage = try begin("tab-slide", set: forward ? [:] : ["direction": .choice("backward")])
    Timeline.current.advance(to: 0.25)
    expect(stage.outgoing, x: forward ? -150 : 150, opacity: 0.5)
    expect(stage.incoming, x: forward ? 150 : -150, opacity: 0.5)
  }

  @Test func `crossfade moves both alphas`() throws {
    let stage = try begin("crossfade")
    expect(stage.outgoing, x: 0, opacity: 1)
    expect(stage.incoming, x: 0, opacity: 0)
    Timeline.current.advance(to: 0.125)
    expect(stage.outgoing, x: 0, opacity: 1 - Self.quarter)
    expect(stage.incoming, x: 0, opacity: Self.quarter)
  }

  @Test func `diagonal comes from the corner on a push and goes back on a pop`() throws {
    let push = try begin("diagonal", trigger: .push)
    expect(push.incoming, x: 300, y: 400)
    Timeline.current.advance(to: 0.25)
    expect(push.incoming, x: 150, y: 200)
    expect(push.outgoing, x: 0)
    for trigger in [Catalogue.Entry.Trigger.pop, .dismiss] {
      let back = try begin("diagonal", trigger: trigger)
      Timeline.current.advance(to: 0.25)
      expect(back.outgoing, x: 150, y: 200)
      expect(back.incoming, x: 0)
    }
  }

  @Test func `circle-reveal's mask goes from the small oval to the diagonal's circle`() throws {
    let stage = try begin("circle-reveal")
    let container = try #require(stage.incoming.view.superview)
    #expect(container.subviews.count == 3)
    #expect(container.subviews[0] === stage.incoming.view)
    #expect(container.subviews[1] === stage.outgoing.view)
    let mask = try #require(container.subviews[2].layer.mask as? CAShapeLayer)
    try expectCircle(mask, center: CGPoint(x: 51, y: 351), radius: 1)
    Timeline.current.advance(to: 0.25)
    try expectCircle(mask, center: CGPoint(x: 100.5, y: 275.5), radius: 250.5)
    Timeline.current.advance(to: 0.499_999)
    try expectCircle(mask, center: CGPoint(x: 150, y: 200), radius: 500, within: 0.01)
  }

  @Test func `circle-collapse is the reveal backwards, of the outgoing screen`() throws {
    let stage = try begin("circle-collapse")
    let container = try #require(stage.incoming.view.superview)
    #expect(container.subviews.last?.layer.mask != nil)
    #expect(container.subviews.suffix(2).first === stage.incoming.view)
    let mask = try #require(container.subviews.last?.layer.mask as? CAShapeLayer)
    try expectCircle(mask, center: CGPoint(x: 150, y: 200), radius: 500)
    Timeline.current.advance(to: 0.499_999)
    try expectCircle(mask, center: CGPoint(x: 51, y: 351), radius: 1, within: 0.01)
  }

  @Test func `page-turn hinges the outgoing screen at its left edge`() throws {
    let stage = try begin("page-turn", trigger: .push)
    let shown = try #require(stage.outgoing.view.layer.presentation())
    #expect(shown.anchorPoint == CGPoint(x: 0, y: 0.5))
    #expect(shown.position == CGPoint(x: 0, y: 200))
    #expect(stage.outgoing.view.superview?.layer.sublayerTransform.m34 == -0.002)
    Timeline.current.advance(to: 0.4)
    // Ease-out has come 0.684 643 of the way after half of the time.
    let angle = 0.684_643 * Double.pi / 2
    let turned = try #require(stage.outgoing.view.layer.presentation())
    #expect(abs(turned.transform.m11 - Elementary.cos(angle)) < 1e-5)
    #expect(abs(turned.transform.m13 - Elementary.sin(angle)) < 1e-5)
  }

  @Test func `card-flip turns the screen away, then the card up, then grows it`() throws {
    let stage = try begin("card-flip")
    let container = try #require(stage.outgoing.view.superview)
    let card = try #require(container.subviews.last)
    #expect(stage.incoming.view.isHidden)
    #expect(abs(card.layer.presentation()?.transform.m11 ?? 1) < 1e-9)
    Timeline.current.advance(to: time(of: 0.33))
    #expect(abs(stage.outgoing.view.layer.presentation()?.transform.m13 ?? 0) > 1 - 1e-9)
    #expect(abs(card.layer.presentation()?.transform.m11 ?? 1) < 1e-6)
    Timeline.current.advance(to: time(of: 0.66))
    #expect(abs((card.layer.presentation()?.transform.m11 ?? 0) - 1) < 1e-6)
    #expect(abs((card.layer.presentation()?.bounds.width ?? 0) - 240) < 1e-3)
    #expect(abs(Double(card.layer.presentation()?.cornerRadius ?? 0) - 25) < 1e-3)
    Timeline.current.advance(to: time(of: 0.99))
    #expect(abs((card.layer.presentation()?.bounds.width ?? 0) - 300) < 1e-3)
    #expect(abs(Double(card.layer.presentation()?.cornerRadius ?? 1)) < 1e-3)
  }

  /// When the whole of a keyframe block's second has come to `progress`: its curve turned round.
  private func time(of progress: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if TimingCurve.easeInEaseOut(middle) < progress { low = middle } else { high = middle }
    }
    return high
  }

  private func begin(
    _ id: String, set: [String: ParameterValue] = [:], trigger: Catalogue.Entry.Trigger? = nil
  ) throws -> TransitionStage {
    Timeline.current = Timeline()
    UIScreen.main.configure(size: Self.size, scale: 1)
    let entry = try Catalogue.entry(id)
    let stage = TransitionStage(
      entry, try entry.values(set, in: Self.size), from: UIImage(), to: UIImage(), trigger: trigger)
    Timeline.current.commit()
    stage.run()
    Timeline.current.commit()
    return stage
  }

  private func expect(
    _ screen: UIViewController, x: CGFloat, y: CGFloat = 0, opacity: Double = 1,
    at location: SourceLocation = #_sourceLocation
  ) {
    let shown = screen.view.layer.presentation()
    #expect(abs((shown?.frame.minX ?? .nan) - x) < 1e-3, sourceLocation: location)
    #expect(abs((shown?.frame.minY ?? .nan) - y) < 1e-3, sourceLocation: location)
    #expect(abs(Double(shown?.opacity ?? .nan) - opacity) < 1e-5, sourceLocation: location)
  }

  /// Expects the mask's path to be a circle, by its bounding box.
  private func expectCircle(
    _ mask: CAShapeLayer, center: CGPoint, radius: CGFloat, within tolerance: CGFloat = 1e-6,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let shown = try #require(mask.presentation(), sourceLocation: location)
    let box = try #require(shown.path?.boundingBoxOfPath, sourceLocation: location)
    let wanted = CGRect(
      x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    for (a, b) in [
      (box.minX, wanted.minX), (box.minY, wanted.minY), (box.maxX, wanted.maxX),
      (box.maxY, wanted.maxY),
    ] {
      #expect(abs(a - b) <= tolerance, sourceLocation: location)
    }
  }
}
