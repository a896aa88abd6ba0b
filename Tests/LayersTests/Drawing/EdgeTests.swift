import Foundation
import Geometry
import Layers
import Raster
import Testing

/// How the edges of layers meet the pixels that they cross.
@MainActor
@Suite struct `Edges of layers` {
  @Test func `layers that touch on whole pixels hide everything, on half a pixel each its part`() {
    let easel = Easel(200, 100)
    easel.root.addSublayer(CALayer(0, 0, 100, 100, .pureBlack))
    easel.root.addSublayer(CALayer(100, 0, 100, 100, .pureBlack))
    #expect(easel.shot.bitmap.pixels.allSatisfy { $0.bits == 0xFF00_0000 })
    let half = Easel(200, 100)
    half.root.addSublayer(CALayer(0, 0, 100.5, 100, .pureBlack))
    half.root.addSublayer(CALayer(100.5, 0, 99.5, 100, .pureBlack))
    // Edges that coincide add up; laid over each other blindly they would leave 64.
    #expect(half.shot[100, 50][0] <= 64)
    #expect(half.shot[99, 50] == black)
    #expect(half.shot[101, 50] == black)
  }

  @Test(arguments: [(0.2, 204), (0.4, 153), (0.6, 102), (0.8, 51)] as [(CGFloat, Int)])
  func `thin layer darkens its column by its width`(width: CGFloat, level: Int) {
    let easel = Easel(20, 20)
    easel.root.addSublayer(CALayer(10.1, 0, width, 20, .pureBlack))
    #expect(isNear(easel.shot[10, 10], [level, level, level, 255]))
    #expect(easel.shot[9, 10] == white)
    #expect(easel.shot[11, 10] == white)
  }

  @Test func `thin layer between two columns darkens both`() {
    let easel = Easel(20, 20)
    easel.root.addSublayer(CALayer(9.8, 0, 0.4, 20, .pureBlack))
    for x in [9, 10] { #expect(isNear(easel.shot[x, 10], [204, 204, 204, 255])) }
  }

  @Test func `line that is filled leaves no ink`() {
    let easel = Easel(100, 100)
    for corners in [[(10, 10), (10, 90)], [(10, 10), (60, 60), (10, 10)]] {
      let path = CGMutablePath()
      path.addLines(between: corners.map { CGPoint(x: $0.0, y: $0.1) })
      path.closeSubpath()
      easel.root.addSublayer(CAShapeLayer(filling: path))
    }
    #expect(easel.shot.bitmap.pixels.allSatisfy { $0.bits == .max })
  }

  @Test func `enormous corner leaves the edge where it is`() {
    let easel = Easel(32, 32)
    let path = CGMutablePath()
    path.addLines(between: [
      CGPoint(x: 3, y: 6), CGPoint(x: 11, y: 6), CGPoint(x: 11, y: -158_758_583),
    ])
    path.closeSubpath()
    easel.root.addSublayer(CAShapeLayer(filling: path))
    let shot = easel.shot
    for y in 0..<32 {
      for x in 0..<32 {
        #expect(isNear(shot[x, y], (3..<11) ~= x && y < 6 ? black : white))
      }
    }
  }

  @Test func `thin sliver far outside is not seen`() {
    let easel = Easel(176, 176)
    let path = CGMutablePath()
    path.addLines(between: [
      CGPoint(x: 90.997, y: -253.125), CGPoint(x: 14.997, y: -2071.125),
      CGPoint(x: 9.003, y: -2070.875), CGPoint(x: 85.003, y: -252.875),
    ])
    path.closeSubpath()
    easel.root.addSublayer(CAShapeLayer(filling: path))
    #expect(easel.shot.bitmap.pixels.allSatisfy { $0.bits == .max })
  }

  @Test func `layer colours are rounded once, at the end`() {
    let easel = Easel(10, 10, background: .black)
    let layer = CALayer(
      0, 0, 10, 10,
      CGColor(red: 47.0 / 255, green: 168.0 / 255, blue: 245.0 / 255, alpha: 0.82))
    easel.root.addSublayer(layer)
    #expect(isNear(easel.shot[5, 5], [39, 138, 201, 255]))
  }

  @Test(arguments: [.nan, .infinity, -.infinity] as [CGFloat])
  func `path with numbers that are none is left out, what is beside it is not`(odd: CGFloat) {
    let easel = Easel(40, 40)
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: odd, y: 20)])
    path.closeSubpath()
    let shape = CAShapeLayer(filling: path)
    shape.strokeColor = .pureBlue
    easel.root.addSublayer(shape)
    easel.root.addSublayer(CALayer(20, 20, 20, 20, .pureRed))
    #expect(easel.shot[30, 30] == red)
    #expect(easel.shot[5, 5] == white)
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    shape.fillColor = nil
    for width in [odd, -3] where !(width > 0) {
      shape.lineWidth = width
      #expect(easel.shot[10, 0] == white)
      #expect(easel.shot[30, 30] == red)
    }
  }

  @Test func `device's edges are hard unless the layer asks for smooth ones`() {
    func shot(_ edges: EdgePolicy, _ change: (CALayer) -> Void) -> Shot {
      let easel = Easel(40, 40)
      let layer = CALayer(10, 10, 20, 20, .pureBlack)
      layer.transform = CATransform3DMakeRotation(0.4, 0, 0, 1)
      change(layer)
      easel.root.addSublayer(layer)
      return Shot(
        bitmap: Rasterizer(threads: 1).render(
          easel.root.displayList(
            at: 0, scale: 1, size: easel.size, background: .white, edges: edges)))
    }
    func levels(_ shot: Shot) -> Int { Set(shot.bitmap.pixels.map(\.bits)).count }
    let smooth = shot(.smooth) { _ in }
    #expect(levels(smooth) > 10)
    #expect(levels(shot(.followingLayers) { _ in }) == 2)
    #expect(shot(.followingLayers) { $0.allowsEdgeAntialiasing = true } == smooth)
    // Clips to the bounds are as hard; round corners are smooth all the same.
    let clipped = shot(.followingLayers) {
      $0.masksToBounds = true
      $0.addSublayer(CALayer(-20, -20, 90, 90, .pureBlack))
      $0.sublayers?[0].allowsEdgeAntialiasing = true
    }
    #expect(levels(clipped) == 2)
    #expect(levels(shot(.followingLayers) { $0.cornerRadius = 8 }) > 5)
  }
}
