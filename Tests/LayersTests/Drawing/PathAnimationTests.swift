import Foundation
import Geometry
import Layers
import Raster
import Testing

/// What shapes and masks look like while their paths change.
@MainActor
@Suite struct `Changing shapes` {
  /// A shape whose path changes within a second, alone on a canvas.
  @MainActor
  private struct Change {
    var easel = Easel(200, 200, background: .clear)
    let shape = CAShapeLayer()
    let from: CGPath
    let to: CGPath

    init(from: CGPath, to: CGPath) {
      self.from = from
      self.to = to
      Timeline.current = Timeline()
      easel.root.addSublayer(shape)
      let animation = CABasicAnimation(keyPath: "path")
      animation.fromValue = from
      animation.toValue = to
      animation.duration = 1
      animation.fillMode = .both
      animation.isRemovedOnCompletion = false
      shape.add(animation, forKey: nil)
    }

    func shot(_ time: Double) -> Shot {
      Shot(
        bitmap: Rasterizer(threads: 1).render(
          easel.root.displayList(
            at: time, scale: 1, size: easel.size, background: easel.background)))
    }
  }

  private static func polygon(_ points: [(CGFloat, CGFloat)]) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
    path.closeSubpath()
    return path
  }

  private static let box = CGRect(x: 20, y: 20, width: 100, height: 60)
  private static let rectangle = CGPath(rect: box, transform: nil)
  private static let ellipse = CGPath(ellipseIn: box, transform: nil)

  @Test func `circle reveal is round on its way and exact at its ends`() {
    var change = Change(
      from: CGPath(ellipseIn: CGRect(x: 90, y: 90, width: 20, height: 20), transform: nil),
      to: CGPath(ellipseIn: CGRect(x: 10, y: 10, width: 180, height: 180), transform: nil))
    let layer = CALayer(0, 0, 200, 200, .pureRed)
    change.shape.removeFromSuperlayer()
    layer.mask = change.shape
    change.easel.root.addSublayer(layer)
    #expect(abs(change.shot(0.25).area - 2828) <= 6)
    change.easel.background = .white
    let shot = change.shot(0.25)
    for (x, y) in [(128, 100), (71, 100), (100, 128), (100, 71)] { #expect(shot[x, y] == red) }
    for (x, y) in [(131, 100), (68, 100), (100, 131), (100, 68)] { #expect(shot[x, y] == white) }
    let ends = [change.shot(0), change.shot(1)]
    change.shape.removeAllAnimations()
    for (path, shown) in zip([change.from, change.to], ends) {
      change.shape.path = path
      #expect(change.shot(0) == shown)
    }
  }

  @Test func `paths of different make meet their ends and stay within both`() {
    let change = Change(from: Self.rectangle, to: Self.ellipse)
    #expect(abs(change.shot(0).area - 6000) <= 5)
    #expect(abs(change.shot(1).area - 4714) <= 5)
    for time in [0.2, 0.5, 0.8] {
      let shot = change.shot(time)
      for y in 0..<200 {
        for x in 0..<200 where !(20..<120 ~= x && 20..<80 ~= y) { #expect(shot[x, y][3] == 0) }
      }
      #expect(Change(from: Self.rectangle, to: Self.ellipse).shot(time) == shot)
    }
  }

  @Test func `path that becomes two, or nothing, ends exactly`() {
    let two = CGMutablePath()
    two.addRect(CGRect(x: 20, y: 20, width: 40, height: 60))
    two.addRect(CGRect(x: 80, y: 20, width: 40, height: 60))
    let parts = Change(from: Self.rectangle, to: two)
    #expect(parts.shot(0).area == 6000)
    #expect(parts.shot(1).area == 4800)
    #expect(parts.shot(0.5).area <= 6000)
    let gone = Change(from: Self.rectangle, to: CGMutablePath())
    #expect(gone.shot(0).area == 6000)
    #expect(gone.shot(1).area == 0)
    #expect(gone.shot(0.5).area <= 6000)
    let come = Change(from: CGMutablePath(), to: Self.rectangle)
    #expect(come.shot(0).area == 0)
    #expect(come.shot(1).area == 6000)
  }

  @Test func `path that turns the other way folds through nothing`() {
    let change = Change(
      from: Self.polygon([(20, 20), (120, 20), (120, 120), (20, 120)]),
      to: Self.polygon([(20, 20), (20, 120), (120, 120), (120, 20)]))
    for (time, area) in [(0, 10000), (0.25, 5000), (0.5, 0), (0.75, 5000), (1, 10000)]
      as [(Double, Double)]
    {
      #expect(abs(change.shot(time).area - area) <= max(1, area * 0.005), "at \(time)")
    }
  }

  @Test func `rotation to a quarter turn turns and does not shrink`() {
    Timeline.current = Timeline()
    let easel = Easel(200, 200, background: .clear)
    let layer = CALayer(50, 50, 100, 100, .pureRed)
    easel.root.addSublayer(layer)
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = CATransform3DIdentity
    animation.toValue = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    animation.duration = 1
    layer.add(animation, forKey: nil)
    for time in [0.1, 0.25, 0.5, 0.9] {
      let list = easel.root.displayList(
        at: time, scale: 1, size: easel.size, background: .clear)
      #expect(abs(Shot(bitmap: Rasterizer(threads: 1).render(list)).area - 10000) <= 1)
      guard time == 0.25, case .draw(let draw) = list.items.first else { continue }
      let map = draw.projection.affine
      #expect(abs((map?.a ?? 0) - 0.92388) < 1e-5)
      #expect(abs((map?.b ?? 0) - 0.38268) < 1e-5)
    }
  }

  @Test func `multiple of the identity in keyframes is the identity`() {
    Timeline.current = Timeline()
    let easel = Easel(100, 100)
    let layer = CALayer(10, 20, 30, 40, .pureRed)
    easel.root.addSublayer(layer)
    let plain = easel.shot
    let half = CATransform3D(
      m11: 0.5, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0.5, m23: 0, m24: 0, m31: 0, m32: 0,
      m33: 0.5, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0.5)
    let animation = CAKeyframeAnimation(keyPath: "transform")
    animation.values = [half, half, half]
    animation.duration = 1
    layer.add(animation, forKey: nil)
    for time in [0, 0.2, 0.5, 0.7] {
      let list = easel.root.displayList(at: time, scale: 1, size: easel.size, background: .white)
      #expect(Shot(bitmap: Rasterizer(threads: 1).render(list)) == plain)
    }
  }
}
