import Testing
import UIKit

/// A layer that has a property of its own, and reads it where it is shown.
class NotchedLayer: CAShapeLayer {
  var notch: CGFloat = 3

  /// The notch as it is shown.
  var shownNotch: CGFloat { presentation()?.notch ?? 0 }
}

/// What clients write that is there for few of them.
@MainActor
@Suite struct SymbolTests {
  @Test func `a layer reads its own property from what is shown`() throws {
    Timeline.current = Timeline()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let layer = NotchedLayer()
    #expect(layer.shownNotch == 0)
    window.layer.addSublayer(layer)
    window.makeKeyAndVisible()
    Timeline.current.commit()
    layer.notch = 7
    #expect(layer.shownNotch == 7)
    let slide = CABasicAnimation(keyPath: "position.x")
    slide.fromValue = 0
    slide.toValue = 100
    slide.duration = 1
    layer.add(slide, forKey: nil)
    Timeline.current.advance(to: 0.5)
    let place = try #require(layer.presentation()?.position)
    #expect(place.x > 0)
    #expect(layer.position.x == 0)
  }

  @Test func `particles have an order`() {
    let stars = CAEmitterLayer()
    stars.renderMode = .oldestFirst
    stars.preservesDepth = true
    let modes: Set<CAEmitterLayerRenderMode> = [.oldestFirst, .oldestLast, .backToFront, .additive]
    #expect(modes.count == 4)
    #expect(stars.renderMode.rawValue == "oldestFirst")
    #expect(stars.preservesDepth)
  }

  @Test func `colours have names`() {
    Timeline.current = Timeline()
    #expect(UIColor(named: "accent") == nil)
    UIColor.register(.orange, named: "accent")
    #expect(UIColor(named: "accent") == .orange)
    let traits = UIView().traitCollection
    #expect(UIColor(named: "accent", in: nil, compatibleWith: traits) == .orange)
    UIColor.register(nil, named: "accent")
    #expect(UIColor(named: "accent") == nil)
  }
}
