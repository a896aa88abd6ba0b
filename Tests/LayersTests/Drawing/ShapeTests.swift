import Foundation
import Geometry
import Layers
import Raster
import Testing

@MainActor
@Suite struct `Shape layers` {
  private func shot(_ path: CGPath, _ change: (CAShapeLayer) -> Void = { _ in }) -> Shot {
    let easel = Easel(160, 160, background: .clear)
    let layer = CAShapeLayer(filling: path)
    change(layer)
    easel.root.addSublayer(layer)
    return easel.shot
  }

  private func stroked(_ path: CGPath, _ change: (CAShapeLayer) -> Void = { _ in }) -> Shot {
    shot(path) {
      $0.fillColor = nil
      $0.strokeColor = .pureBlack
      $0.lineWidth = 10
      change($0)
    }
  }

  private static let square = CGPath(
    rect: CGRect(x: 20, y: 20, width: 100, height: 100), transform: nil)

  private static func line(to end: CGPoint) -> CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 50, y: 50))
    path.addLine(to: end)
    return path
  }

  @Test func `fill rules tell holes apart`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
    path.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
    #expect(shot(path).area == 10000)
    #expect(shot(path) { $0.fillRule = .evenOdd }.area == 7500)
    path.addRect(CGRect(x: 40, y: 40, width: 20, height: 20))
    #expect(shot(path).area == 10000)
    #expect(shot(path) { $0.fillRule = .evenOdd }.area == 7900)
    let reversed = CGMutablePath()
    reversed.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
    for (index, corner) in [(25, 25), (25, 75), (75, 75), (75, 25)].enumerated() {
      let point = CGPoint(x: corner.0, y: corner.1)
      if index == 0 { reversed.move(to: point) } else { reversed.addLine(to: point) }
    }
    reversed.closeSubpath()
    #expect(shot(reversed).area == 7500)
  }

  @Test func `trimmed stroke shows the part between its ends`() {
    let part = stroked(Self.square) {
      $0.strokeStart = 0.25
      $0.strokeEnd = 0.75
    }
    #expect(part[120, 70][3] == 255)
    #expect(part[70, 120][3] == 255)
    #expect(part[70, 20][3] == 0)
    #expect(part[20, 70][3] == 0)
    for (start, end) in [(0.5, 0.5), (0.75, 0.25), (0, 0)] as [(CGFloat, CGFloat)] {
      let nothing = stroked(Self.square) {
        $0.strokeStart = start
        $0.strokeEnd = end
      }
      #expect(nothing.area == 0)
    }
    let beyond = stroked(Self.square) {
      $0.strokeStart = -3
      $0.strokeEnd = 7
    }
    #expect(beyond == stroked(Self.square))
  }

  @Test func `closed stroke is joined, an open one is not`() {
    let closed = stroked(Self.square)
    #expect(abs(closed.area - 4000) < 0.5)
    #expect(closed[16, 16][3] == 255)
    let path = CGMutablePath()
    path.addLines(between: [
      CGPoint(x: 20, y: 20), CGPoint(x: 120, y: 20), CGPoint(x: 120, y: 120),
      CGPoint(x: 20, y: 120), CGPoint(x: 20, y: 20),
    ])
    let open = stroked(path)
    #expect(abs(open.area - 3975) < 0.5)
    #expect(open[16, 16][3] == 0)
  }

  @Test func `point with round caps is a disc, with butt caps nothing`() {
    let dot = Self.line(to: CGPoint(x: 50, y: 50))
    #expect(stroked(dot).area == 0)
    let disc = stroked(dot) { $0.lineCap = .round }
    #expect(abs(disc.area - 78.5) <= 0.5)
    let move = CGMutablePath()
    move.move(to: CGPoint(x: 50, y: 50))
    #expect(stroked(move) { $0.lineCap = .round }.area == 0)
  }

  @Test func `thin stroke is as dark as it is wide`() {
    for width in [0.2, 0.4, 0.6, 0.8] as [CGFloat] {
      let easel = Easel(20, 20)
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 10.5, y: 0))
      path.addLine(to: CGPoint(x: 10.5, y: 20))
      let line = CAShapeLayer()
      line.path = path
      line.fillColor = nil
      line.strokeColor = .pureBlack
      line.lineWidth = width
      easel.root.addSublayer(line)
      let level = Int((255 * (1 - width)).rounded())
      #expect(abs(easel.shot[10, 10][0] - level) <= 1)
      #expect(easel.shot[9, 10] == white)
    }
  }

  @Test func `stroke under a large scale is as smooth as under none`() {
    let circle = CGPath(ellipseIn: CGRect(x: 0.2, y: 0.2, width: 1, height: 1), transform: nil)
    let ring = stroked(circle) {
      $0.lineWidth = 0.1
      $0.anchorPoint = .zero
      $0.transform = CATransform3DMakeScale(100, 100, 1)
    }
    // π · (55² − 45²)
    #expect(abs(ring.area - 3141.6) < 3)
  }

  @Test func `stroke lies over the fill, and neither is clipped to the bounds`() {
    let layer = shot(Self.square) {
      $0.fillColor = .pureRed
      $0.strokeColor = .pureBlue
      $0.lineWidth = 10
      $0.bounds = .zero
    }
    #expect(layer[70, 70] == red)
    #expect(layer[22, 70] == blue)
    #expect(layer[17, 70] == blue)
  }

  @Test func `shape that touches itself leaves no line inside`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 100.5, height: 100))
    path.addRect(CGRect(x: 100.5, y: 0, width: 59.5, height: 100))
    #expect(shot(path).area == 16000)
  }

  @Test func `nothing far outside is drawn, and far corners do not bend edges`() {
    let far = CGMutablePath()
    far.move(to: CGPoint(x: -22015, y: -2901))
    far.addQuadCurve(to: CGPoint(x: -33279, y: 172), control: CGPoint(x: -32255, y: -3413))
    far.closeSubpath()
    #expect(shot(far).area == 0)
    let spike = CGMutablePath()
    spike.addLines(between: [
      CGPoint(x: 3, y: 6), CGPoint(x: 11, y: 6), CGPoint(x: 11, y: -158_758_583),
    ])
    #expect(abs(shot(spike).area - 48) < 0.1)
  }
}
