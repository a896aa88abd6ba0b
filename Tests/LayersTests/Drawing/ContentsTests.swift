import Foundation
import Geometry
import Layers
import Raster
import Testing

@MainActor
@Suite struct `Contents of a layer` {
  private static let wide = picture(width: 4, [red, green, blue, black, red, green, blue, black])

  private func draws(_ change: (CALayer) -> Void) -> [DisplayList.Draw] {
    let easel = Easel(100, 100)
    let layer = CALayer(10, 20, 40, 40, nil)
    layer.contents = Self.wide
    change(layer)
    easel.root.addSublayer(layer)
    return easel.list.items.flatMap { item -> [DisplayList.Draw] in
      switch item {
      case .draw(let draw): return [draw]
      case .group(let group):
        return group.children.compactMap { if case .draw(let draw) = $0 { draw } else { nil } }
      case .sheet, .backdrop: return []
      }
    }
  }

  private func frame(_ gravity: CALayerContentsGravity) -> CGRect? {
    let draws = draws { $0.contentsGravity = gravity }
    guard draws.count == 1, case .rect(let rect) = draws[0].shape else { return nil }
    return rect
  }

  @Test func `gravity places the picture, its names counting y upwards`() {
    let expected: [(CALayerContentsGravity, CGRect)] = [
      (.resize, CGRect(x: 0, y: 0, width: 40, height: 40)),
      (.resizeAspect, CGRect(x: 0, y: 10, width: 40, height: 20)),
      (.resizeAspectFill, CGRect(x: -20, y: 0, width: 80, height: 40)),
      (.center, CGRect(x: 18, y: 19, width: 4, height: 2)),
      (.left, CGRect(x: 0, y: 19, width: 4, height: 2)),
      (.right, CGRect(x: 36, y: 19, width: 4, height: 2)),
      (.bottom, CGRect(x: 18, y: 0, width: 4, height: 2)),
      (.top, CGRect(x: 18, y: 38, width: 4, height: 2)),
      (.bottomLeft, CGRect(x: 0, y: 0, width: 4, height: 2)),
      (.bottomRight, CGRect(x: 36, y: 0, width: 4, height: 2)),
      (.topLeft, CGRect(x: 0, y: 38, width: 4, height: 2)),
      (.topRight, CGRect(x: 36, y: 38, width: 4, height: 2)),
    ]
    for (gravity, rect) in expected { #expect(frame(gravity) == rect, "\(gravity.rawValue)") }
  }

  @Test func `contents scale shrinks what keeps its size`() {
    let draws = draws {
      $0.contentsGravity = .center
      $0.contentsScale = 2
    }
    #expect(draws.map(\.shape) == [.rect(CGRect(x: 19, y: 19.5, width: 2, height: 1))])
  }

  @Test func `contents that stand out beyond a border are not cut where it hides the edge`() {
    let standing = draws {
      $0.contentsGravity = .resizeAspectFill
      $0.borderWidth = 4
    }
    #expect(standing.first?.shape == .rect(CGRect(x: -20, y: 0, width: 80, height: 40)))
    let hidden = draws { $0.borderWidth = 4 }
    #expect(hidden.first?.shape == .rect(CGRect(x: 2, y: 2, width: 36, height: 36)))
  }

  @Test func `contents rectangle beyond the picture repeats its edge`() {
    let easel = Easel(8, 2)
    let layer = CALayer(0, 0, 8, 2, nil)
    layer.contents = Self.wide
    layer.contentsRect = CGRect(x: -0.5, y: 0, width: 2, height: 1)
    layer.magnificationFilter = .nearest
    easel.root.addSublayer(layer)
    let row = (0..<8).map { easel.shot[$0, 0] }
    #expect(row == [red, red, red, green, blue, black, black, black])
  }

  @Test func `stretchable middle leaves the margins as they are`() {
    let easel = Easel(12, 12)
    let layer = CALayer(0, 0, 12, 12, nil)
    layer.contents = picture(
      width: 3, [red, green, red, blue, white, blue, red, green, red])
    layer.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
    layer.magnificationFilter = .nearest
    easel.root.addSublayer(layer)
    easel.root.backgroundColor = .pureBlack
    let shot = easel.shot
    for (x, y) in [(0, 0), (11, 0), (0, 11), (11, 11)] { #expect(shot[x, y] == red) }
    for x in 1...10 { #expect(shot[x, 0] == green && shot[x, 11] == green) }
    for y in 1...10 { #expect(shot[0, y] == blue && shot[11, y] == blue) }
    #expect(shot[5, 5] == white)
  }

  @Test func `parts of a stretched picture meet without a line, wherever they lie`() {
    let easel = Easel(40, 40, background: .black)
    let layer = CALayer(3.3, 3.3, 30, 30, nil)
    layer.contents = picture(width: 3, Array(repeating: white, count: 9))
    layer.contentsCenter = CGRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2)
    layer.transform = CATransform3DMakeRotation(0.2, 0, 0, 1)
    easel.root.addSublayer(layer)
    let shot = easel.shot
    for y in 12..<24 { for x in 12..<24 { #expect(shot[x, y] == white) } }
  }

  @Test func `margins shrink in proportion where they do not fit`() {
    let draws = draws {
      $0.bounds.size = CGSize(width: 1, height: 1)
      $0.contentsCenter = CGRect(x: 0.25, y: 0, width: 0.25, height: 1)
    }
    let widths = draws.compactMap { draw -> CGFloat? in
      guard case .picture(let paint) = draw.paint else { return nil }
      return 1 / paint.planeToPicture.a
    }
    // One and two pixels of margin share one point.
    #expect(widths.count == 2)
    #expect(widths.allSatisfy { abs($0 - 1.0 / 3) < 1e-12 })
  }

  @Test func `enlarged row is interpolated from the middles of its pixels`() {
    func row(_ source: [Int], to width: Int) -> [Int] {
      let easel = Easel(CGFloat(width), 1)
      let layer = CALayer(0, 0, CGFloat(width), 1, nil)
      layer.contents = picture(width: source.count, source.map { [$0, $0, $0, 255] })
      easel.root.addSublayer(layer)
      let shot = easel.shot
      return (0..<width).map { shot[$0, 0][0] }
    }
    func isNear(_ left: [Int], _ right: [Int]) -> Bool {
      zip(left, right).allSatisfy { abs($0 - $1) <= 1 }
    }
    #expect(isNear(row([0, 255], to: 4), [0, 64, 191, 255]))
    #expect(isNear(row([0, 255], to: 8), [0, 0, 32, 96, 159, 223, 255, 255]))
    #expect(isNear(row([0, 0, 255], to: 6), [0, 0, 0, 64, 191, 255]))
    #expect(isNear(row([0, 0, 255, 255], to: 2), [0, 255]))
  }

  @Test func `perspective keeps the middle of the picture in its place`() {
    let easel = Easel(400, 400)
    let layer = CALayer(100, 100, 200, 200, nil)
    layer.contents = picture(width: 2, [red, blue])
    layer.magnificationFilter = .nearest
    layer.transform = CATransform3DRotate(perspective(500), degrees(60), 0, 1, 0)
    easel.root.addSublayer(layer)
    let shot = easel.shot
    for y in 101...298 {
      #expect(shot[199, y] == red)
      #expect(shot[200, y] == blue)
    }
  }

  @Test func `rounding alone leaves the contents' corners square`() {
    let easel = Easel(4, 2)
    let layer = CALayer(0, 0, 4, 2, nil)
    layer.contents = Self.wide
    layer.cornerRadius = 1
    easel.root.addSublayer(layer)
    #expect(easel.shot[0, 0] == red)
    layer.masksToBounds = true
    #expect(easel.shot[0, 0] != red)
    guard case .draw(let draw) = easel.list.items.first, case .path = draw.shape else {
      Issue.record("a picture that fills the bounds takes their shape without a clip")
      return
    }
  }
}
