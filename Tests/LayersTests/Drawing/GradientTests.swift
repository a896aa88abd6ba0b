import Foundation
import Geometry
import Layers
import Raster
import Testing

@MainActor
@Suite struct `Gradient layers` {
  private func row(
    _ width: CGFloat, _ colors: [CGColor], _ locations: [NSNumber]? = nil,
    _ change: (CAGradientLayer) -> Void = { _ in }
  ) -> [[Int]] {
    let easel = Easel(width, 4)
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: width, height: 4)
    layer.colors = colors
    layer.locations = locations
    layer.startPoint = CGPoint(x: 0, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 0.5)
    change(layer)
    easel.root.addSublayer(layer)
    let shot = easel.shot
    return (0..<Int(width)).map { shot[$0, 2] }
  }

  @Test func `ramp over 256 columns has every level`() {
    #expect(row(256, [.pureBlack, .pureWhite]).map { $0[0] } == Array(0...255))
  }

  @Test func `ramp over ten columns samples their middles`() {
    let expected = [13, 38, 64, 89, 115, 140, 166, 191, 217, 242]
    let values = row(10, [.pureBlack, .pureWhite]).map { $0[0] }
    #expect(zip(values, expected).allSatisfy { abs($0 - $1) <= 1 })
  }

  @Test func `hard stop is hard, and the end colours go on`() {
    let hard = row(100, [.pureRed, .pureRed, .pureBlue, .pureBlue], [0, 0.5, 0.5, 1])
    #expect(hard[49] == red)
    #expect(hard[50] == blue)
    let padded = row(100, [.pureRed, .pureBlue], [0.25, 0.75])
    #expect(padded[0...24].allSatisfy { $0 == red })
    #expect(padded[75...99].allSatisfy { $0 == blue })
    let doubled = row(100, [.pureRed, .pureBlue, .pureBlue], [0, 0, 1])
    #expect(doubled.allSatisfy { $0 == blue })
  }

  @Test func `one colour fills, none draws nothing, and no length gives the last colour`() {
    #expect(row(10, [.pureRed]).allSatisfy { $0 == red })
    #expect(row(10, []).allSatisfy { $0 == white })
    #expect(
      row(10, [.pureRed, .pureBlue]) { $0.endPoint = $0.startPoint }.allSatisfy { $0 == blue })
    #expect(
      row(10, [.pureRed, .pureBlue]) {
        $0.type = .radial
        $0.endPoint = $0.startPoint
      }.allSatisfy { $0 == blue })
  }

  @Test func `odd locations count as missing`() {
    let even = row(64, [.pureRed, .pureGreen, .pureBlue])
    #expect(row(64, [.pureRed, .pureGreen, .pureBlue], [0, 1]) == even)
    #expect(
      row(64, [.pureRed, .pureGreen, .pureBlue], [0, 0.5, NSNumber(value: Double.nan)]) == even)
    #expect(
      row(64, [.pureRed, .pureGreen, .pureBlue], [0, 0.5, NSNumber(value: Double.infinity)])
        == even)
  }

  @Test func `colours mix with straight alpha, whatever the number of stops`() {
    let clear = CGColor(gray: 0, alpha: 0)
    let two = row(101, [.pureRed, clear])
    #expect(isNear(two[50], [191, 128, 128, 255]))
    let middle = CGColor(red: 0.5, green: 0, blue: 0, alpha: 0.5)
    let three = row(101, [.pureRed, middle, clear])
    #expect(zip(two, three).allSatisfy { isNear($0, $1) })
  }

  @Test func `diagonal runs along the other diagonal of a layer that is not square`() {
    let easel = Easel(200, 100)
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    layer.colors = [CGColor.pureBlack, CGColor.pureWhite]
    layer.startPoint = .zero
    layer.endPoint = CGPoint(x: 1, y: 1)
    easel.root.addSublayer(layer)
    let shot = easel.shot
    #expect(isNear(shot[199, 0], shot[0, 99], within: 2))
    #expect(isNear(shot[100, 50], [128, 128, 128, 255], within: 2))
  }

  @Test func `gradient fills the rounded bounds and lies over the background`() {
    let easel = Easel(40, 40)
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.backgroundColor = .pureGreen
    layer.colors = [CGColor.pureRed, CGColor.pureRed]
    layer.cornerRadius = 20
    easel.root.addSublayer(layer)
    #expect(easel.shot[20, 20] == red)
    #expect(easel.shot[1, 1] == white)
    #expect(easel.list.items.count == 1)
  }

  @Test func `conic runs clockwise from the direction of the end point`() {
    let easel = Easel(100, 100)
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.type = .conic
    layer.colors = [CGColor.pureBlack, CGColor.pureWhite]
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 0.5)
    easel.root.addSublayer(layer)
    let shot = easel.shot
    #expect(isNear(shot[50, 95], [64, 64, 64, 255], within: 3))
    #expect(isNear(shot[4, 50], [128, 128, 128, 255], within: 3))
    #expect(isNear(shot[50, 4], [191, 191, 191, 255], within: 3))
  }
}
