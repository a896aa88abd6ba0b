import Foundation
import Geometry
import Layers
import Raster
import Testing

@MainActor
@Suite struct `Degenerate layers` {
  /// Which random scenes are drawn: as many as the environment variable `FLIPBOOK_FUZZ` says, from
  /// the one that `FLIPBOOK_FUZZ_SEED` says on; else a few, from the first.
  private static let seeds: Range<Int> = {
    let variables = ProcessInfo.processInfo.environment
    func number(_ name: String) -> Int? { variables[name].flatMap { Int($0) } }
    let first = number("FLIPBOOK_FUZZ_SEED") ?? 0
    return first..<first + max(0, number("FLIPBOOK_FUZZ") ?? 40)
  }()

  @Test(arguments: [4, 40, 1_000_000])
  func `whatever the numbers are, a picture comes out`(odds: Int) {
    for seed in Self.seeds {
      var random = RandomLayers(
        dice: Dice(state: UInt64(truncatingIfNeeded: seed + 1) &* 977), oneNastyIn: odds)
      let easel = Easel(64, 64)
      for _ in 0..<3 { easel.root.addSublayer(random.layer()) }
      let list = easel.list
      let shot = Rasterizer(threads: 1).render(list)
      let isOpaque = shot.pixels.allSatisfy { $0.bits >> 24 == 255 }
      #expect(isOpaque, "seed \(seed)")
      let isRepeatable = easel.list == list && Rasterizer(threads: 2).render(list) == shot
      #expect(isRepeatable, "seed \(seed)")
      let exploded = easel.root.explodedView(
        at: 0, scale: 1, size: easel.size, background: easel.background)
      #expect(exploded.list.width <= 4200 && exploded.list.height <= 4200, "seed \(seed)")
    }
  }

  @Test func `ten thousand layers are drawn, flat or leaning`() {
    for leaning in [false, true] {
      let easel = Easel(100, 100)
      for index in 0..<10_000 {
        let layer = CALayer(
          CGFloat(index % 100), CGFloat(index / 100), 1, 1, index % 2 == 0 ? .pureRed : .pureBlue)
        if leaning { layer.transform = CATransform3DMakeRotation(0.1, 1, 0, 0) }
        easel.root.addSublayer(layer)
      }
      #expect(easel.list.items.count == 10_000)
    }
  }

  @Test func `a thousand planes that cross each other come to an end`() {
    let easel = Easel(100, 100)
    for index in 0..<1000 {
      let layer = CALayer(10, 10, 80, 80, .pureRed)
      layer.transform = CATransform3DMakeRotation(CGFloat(index) * 0.003, 0.3, 1, 0.1)
      easel.root.addSublayer(layer)
    }
    #expect(!easel.list.items.isEmpty)
  }

  @Test func `very deep tree is cut off, not a crash`() {
    let easel = Easel(10, 10)
    var parent = easel.root
    for _ in 0..<3000 {
      let layer = CALayer(0, 0, 10, 10, .pureRed)
      parent.addSublayer(layer)
      parent = layer
    }
    #expect(easel.shot[5, 5] == red)
  }

  @Test func `layer without size draws nothing, and what is in it is drawn`() {
    let easel = Easel(20, 20)
    let layer = CALayer(5, 5, 0, 0, .pureRed)
    layer.borderWidth = 3
    layer.addSublayer(CALayer(0, 0, 5, 5, .pureBlue))
    easel.root.addSublayer(layer)
    #expect(easel.shot[7, 7] == blue)
    #expect(easel.shot[3, 3] == white)
    layer.masksToBounds = true
    #expect(easel.shot[7, 7] == white)
  }

  @Test func `layer whose place is no number is left out, its siblings are not`() {
    let easel = Easel(20, 20)
    let lost = CALayer(0, 0, 20, 20, .pureRed)
    lost.properties.position.x = .nan
    easel.root.addSublayer(lost)
    easel.root.addSublayer(CALayer(0, 0, 10, 20, .pureBlue))
    #expect(easel.shot[5, 5] == blue)
    #expect(easel.shot[15, 5] == white)
  }

  @Test func `layer behind the eyes of two perspectives is not turned to the front`() {
    // The lower part of the inner layer is behind the eye at 60; its upper end leans away. The outer
    // layer leans the other way, so that what is far up in its plane is behind the eye at 120.
    func shot(height: CGFloat) -> Shot {
      let easel = Easel(100, 100)
      let outer = CALayer(0, 0, 100, 100, nil)
      outer.transform = CATransform3DRotate(perspective(120), degrees(-70), 1, 0, 0)
      let inner = CALayer()
      inner.backgroundColor = .pureRed
      inner.bounds = CGRect(x: 0, y: 0, width: 100, height: height)
      inner.anchorPoint = CGPoint(x: 0.5, y: 200 / height)
      inner.position = CGPoint(x: 50, y: 50)
      inner.transform = CATransform3DRotate(perspective(60), degrees(80), 1, 0, 0)
      outer.addSublayer(inner)
      easel.root.addSublayer(outer)
      return easel.shot
    }
    // w = 1 − (y − 200) · sin 80° / 60 is positive up to y = 260.9.
    let whole = shot(height: 400)
    let front = shot(height: 260.8)
    // The horizon is at y = 93.7; what is behind both eyes would show below it.
    for y in [Int](0..<91) + [Int](96..<100) {
      for x in 0..<100 { #expect(isNear(whole[x, y], front[x, y], within: 3), "\(x), \(y)") }
    }
    #expect(whole[50, 98] == white)
  }

  @Test func `singular, huge and backward placements draw nothing or something, never a crash`() {
    let easel = Easel(40, 40)
    let odd: [CATransform3D] = [
      CATransform3DMakeScale(0, 0, 0), CATransform3DMakeScale(1e300, 1e300, 1),
      CATransform3DMakeScale(-1, 1, 1), CATransform3DMakeScale(1e-300, 1, 1),
      CATransform3DMakeTranslation(1e18, 0, 0), CATransform3DMakeTranslation(0, 0, 1e300),
      CATransform3D(
        m11: 1, m12: 1, m13: 0, m14: 0, m21: 1, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1,
        m34: 0, m41: 0, m42: 0, m43: 0, m44: 1),
      CATransform3D(
        m11: 1, m12: 0, m13: 0, m14: 1e9, m21: 0, m22: 1, m23: 0, m24: -1e9, m31: 0, m32: 0,
        m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0),
    ]
    for transform in odd {
      let layer = CALayer(10, 10, 20, 20, .pureRed)
      layer.transform = transform
      layer.addSublayer(CALayer(0, 0, 5, 5, .pureBlue))
      easel.root.addSublayer(layer)
    }
    let sibling = CALayer(0, 0, 5, 5, .pureGreen)
    sibling.zPosition = 1e6
    easel.root.addSublayer(sibling)
    #expect(easel.shot.bitmap.pixels.allSatisfy { $0.bits >> 24 == 255 })
    #expect(easel.shot[2, 2] == green)
  }
}
