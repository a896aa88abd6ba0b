import Foundation
import Geometry
import Raster
import Testing

/// What other renderers were reported to get wrong, with the numbers that are right.
@Suite struct FieldReportTests {
  @Test func `two rectangles that touch leave no line between them`() {
    let bitmap = Rasterizer.draw(
      200, 100, background: .white,
      [.fill(.rect(0, 0, 100, 100), .black), .fill(.rect(100, 0, 100, 100), .black)])
    #expect(bitmap.pixels.allSatisfy { RGBA($0) == RGBA(0, 0, 0) })
  }

  /// Plain compositing would give 255 · ¼ = 64 in column 100 for two items; items of one list are
  /// resolved together instead, as parts of one path are.
  @Test func `two rectangles that touch inside a pixel leave no line either`() {
    let parts: [[(Double, Double)]] = [
      [(0, 0), (100.5, 0), (100.5, 100), (0, 100)],
      [(100.5, 0), (200, 0), (200, 100), (100.5, 100)],
    ]
    let together = Rasterizer.draw(
      200, 100, background: .white, [.fill(.polygons(parts), .black)])
    #expect(together.pixels.allSatisfy { RGBA($0) == RGBA(0, 0, 0) })
    let apart = Rasterizer.draw(
      200, 100, background: .white,
      [.fill(.rect(0, 0, 100.5, 100), .black), .fill(.rect(100.5, 0, 99.5, 100), .black)])
    #expect(apart.pixels.allSatisfy { RGBA($0) == RGBA(0, 0, 0) })
  }

  @Test(arguments: [(0.2, 204), (0.4, 153), (0.6, 102), (0.8, 51)])
  func `a thin line darkens its pixels by its width`(width: Double, expected: Int) {
    let bitmap = Rasterizer.draw(
      20, 20, background: .white, [.fill(.rect(10.1, 0, width, 20), .black)])
    for y in 0..<20 { #expect(abs(Int(bitmap[10, y].red) - expected) <= 1) }
    #expect(bitmap[9, 5].red == 255 && bitmap[11, 5].red == 255)
  }

  @Test func `a thin line between two pixels darkens both`() {
    let bitmap = Rasterizer.draw(
      20, 20, background: .white, [.fill(.rect(9.8, 0, 0.4, 20), .black)])
    #expect(abs(Int(bitmap[9, 5].red) - 204) <= 1 && abs(Int(bitmap[10, 5].red) - 204) <= 1)
  }

  @Test func `filling a line leaves nothing`() {
    for contour in [[(10.0, 10.0), (10, 90)], [(10, 10), (60, 60), (10, 10)]] {
      #expect(Rasterizer.coverage(of: .polygons([contour]), 100, 100).area == 0)
    }
  }

  @Test func `an enormous coordinate is drawn right, and at once`() {
    let clock = ContinuousClock()
    let start = clock.now
    let bitmap = Rasterizer.draw(
      32, 32, background: .white,
      [.fill(.polygons([[(3, 6), (11, 6), (11, -158_758_583)]]), .black)])
    #expect(clock.now - start < .milliseconds(10))
    for y in 0..<32 {
      for x in 0..<32 {
        let isInside = y < 6 && x >= 3 && x < 11
        #expect(abs(Int(bitmap[x, y].red) - (isInside ? 0 : 255)) <= 1)
      }
    }
  }

  @Test func `a coordinate that is no number draws nothing, and the rest is drawn`() {
    for bad in [Double.nan, .infinity, -.infinity] {
      let items: [DisplayList.Item] = [
        .fill(.polygons([[(0, 0), (bad, 0), (8, 8)]]), .red),
        .fill(.polygon([(0, 0), (bad, 0), (8, 8)]), .red),
        .fill(.rect(0, bad, 8, 8), .red),
        .fill(.rect(0, 0, 8, 8), .red, Projection(1, 0, 0, 0, bad, 0, 0, 0, 1)),
        .fill(.rect(0, 0, 2, 2), .blue),
      ]
      let bitmap = Rasterizer.draw(8, 8, items)
      #expect(RGBA(bitmap[1, 1]) == RGBA(0, 0, 255))
      #expect(bitmap.area == 4)
    }
  }

  @Test func `a path far outside draws nothing`() {
    var path = Path()
    path.move(to: CGPoint(x: -22_015, y: -2901))
    path.addQuadCurve(to: CGPoint(x: -33_279, y: 172), control: CGPoint(x: -32_255, y: -3413))
    path.closeSubpath()
    #expect(Rasterizer.coverage(of: .path(path, .nonZero), 256, 256).area == 0)
    let quad: [(Double, Double)] = [
      (90.997, -253.125), (14.997, -2071.125), (9.003, -2070.875), (85.003, -252.875),
    ]
    #expect(Rasterizer.coverage(of: .polygon(quad), 176, 176).area == 0)
  }
}
