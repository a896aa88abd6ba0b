import Foundation
import Geometry
import Raster
import Testing

@Suite struct CoverageTests {
  @Test func `a rectangle covers each pixel by the area inside it`() {
    let art = Rasterizer.coverage(of: .rect(1.5, 1.2, 3, 2.3), 6, 5).art
    #expect(
      art == [
        "      ",
        " 4884 ",
        " 5##5 ",
        " 3553 ",
        "      ",
      ])
  }

  @Test func `a triangle covers half of the pixels on its slope`() {
    let art = Rasterizer.coverage(of: .polygon([(0, 0), (5, 5), (0, 5)]), 6, 5).art
    #expect(
      art == [
        "5     ",
        "#5    ",
        "##5   ",
        "###5  ",
        "####5 ",
      ])
  }

  @Test func `a shallow slope is found without gaps`() {
    let art = Rasterizer.coverage(of: .polygon([(0, 0), (8, 2), (0, 2)]), 8, 2).art
    #expect(
      art == [
        "9641    ",
        "####9641",
      ])
  }

  @Test func `hard edges cover a pixel if its centre is inside`() {
    let triangle = DisplayList.Shape.polygon([(0, 0), (4.4, 5), (0, 5)])
    let art = Rasterizer.coverage(of: triangle, 6, 5, edges: .hard).art
    #expect(
      art == [
        "      ",
        "#     ",
        "##    ",
        "###   ",
        "####  ",
      ])
    let rect = Rasterizer.coverage(of: .rect(0.6, 0.4, 2, 2), 4, 4, edges: .hard).art
    #expect(
      rect == [
        " ## ",
        " ## ",
        "    ",
        "    ",
      ])
  }

  @Test func `overlapping parts fill by the rule`() {
    let squares: [[(Double, Double)]] = [
      [(0, 0), (100, 0), (100, 100), (0, 100)],
      [(25, 25), (75, 25), (75, 75), (25, 75)],
      [(40, 40), (60, 40), (60, 60), (40, 60)],
    ]
    let two = Array(squares[..<2])
    func area(_ contours: [[(Double, Double)]], _ rule: Path.FillRule) -> Double {
      Rasterizer.coverage(of: .polygons(contours, rule), 100, 100).area
    }
    #expect(area(two, .nonZero) == 10_000)
    #expect(area(squares, .nonZero) == 10_000)
    #expect(area(two, .evenOdd) == 7500)
    #expect(area(squares, .evenOdd) == 7900)
    #expect(area([two[0], Array(two[1].reversed())], .nonZero) == 7500)
  }

  @Test func `an outline drawn twice is no bolder than once`() {
    let contour: [(Double, Double)] = [(1.5, 1.5), (6.25, 2), (5, 6.5)]
    let once = Rasterizer.coverage(of: .polygons([contour]), 8, 8)
    let twice = Rasterizer.coverage(of: .polygons([contour, contour]), 8, 8)
    let apart = zip(once.pixels, twice.pixels).map { abs(Int($0.alpha) - Int($1.alpha)) }
    #expect(apart.max() ?? 0 <= 4)
  }

  @Test func `an outline may go round twenty thousand times`() {
    let contour: [(Double, Double)] = [(0, 0), (2, 0), (2, 1.5), (0, 1.5)]
    let art = Rasterizer.coverage(
      of: .polygons(Array(repeating: contour, count: 20_000)), 3, 2)
    #expect(art.area == Rasterizer.coverage(of: .polygons([contour]), 3, 2).area)
  }

  @Test func `coverage adds up to the area of the shape`() {
    var random = SplitMix(seed: 7)
    for _ in 0..<200 {
      let points = (0..<3).map { _ in
        (Double.random(in: 2...61, using: &random), Double.random(in: 2...61, using: &random))
      }
      let (a, b, c) = (points[0], points[1], points[2])
      let area = abs((b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)) / 2
      let drawn = Rasterizer.coverage(of: .polygon(points), 63, 63).area
      #expect(abs(drawn - area) <= 0.5 + area * 0.001)
    }
  }

  @Test func `two triangles that share an edge cover every pixel between them once`() {
    var random = SplitMix(seed: 11)
    for _ in 0..<100 {
      let a = (
        Double.random(in: -9...40, using: &random), Double.random(in: -9...0, using: &random)
      )
      let b = (
        Double.random(in: -9...40, using: &random), Double.random(in: 32...40, using: &random)
      )
      let left = DisplayList.Shape.polygon([a, b, (-60, 40), (-60, -9)])
      let right = DisplayList.Shape.polygon([b, a, (90, -9), (90, 40)])
      let one = Rasterizer.coverage(of: left, 32, 32)
      let other = Rasterizer.coverage(of: right, 32, 32)
      for (left, right) in zip(one.pixels, other.pixels) {
        #expect(abs(Int(left.alpha) + Int(right.alpha) - 255) <= 1)
      }
    }
  }

  @Test func `a shape that holds its clip adds nothing to the clip's edge`() {
    let disc = DisplayList.Shape.ellipse(3.3, 4.7, 21, 30)
    let alone = Rasterizer.coverage(of: disc, 40, 40)
    let filled = Rasterizer.draw(
      40, 40,
      [
        .group(
          [.fill(.rect(1.65, 2.35, 10.5, 15), .black, .scale(2, 2))],
          clips: [DisplayList.Clip(disc, projection: .identity)])
      ])
    #expect(filled == alone)
  }

  /// Each point is tested against each edge by itself; all vertices lie in one pixel, so that no
  /// edge is cut.
  @Test func `points of a pixel lie inside by the rule`() {
    var random = SplitMix(seed: 13)
    for round in 0..<60 {
      var outline = Outline(width: 1, height: 1)
      for _ in 0...round % 4 {
        outline.add(
          (0..<3 + round % 3).map { _ in
            CGPoint(
              x: Double(Int.random(in: 0...256, using: &random)) / 256,
              y: Double(Int.random(in: 0...256, using: &random)) / 256)
          })
      }
      for rule in [Path.FillRule.nonZero, .evenOdd] {
        let mask = SampleMask(of: outline.edges, rule, column: 0, row: 0)
        for row in 0..<256 {
          let column = (0..<8).reduce(0) { $0 | ((row >> $1) & 1) << (7 - $1) }
          var winding = 0
          for edge in outline.edges where Int(edge.y0) <= row && row < Int(edge.y1) {
            // In half steps from the edge's upper end.
            let right = 2 * (column - Int(edge.x0)) + 1
            let down = 2 * (row - Int(edge.y0)) + 1
            let isRight = right * Int(edge.y1 - edge.y0) >= Int(edge.x1 - edge.x0) * down
            if isRight { winding += Int(edge.winding) }
          }
          let isInside = rule == .nonZero ? winding != 0 : winding % 2 != 0
          #expect((mask.words[row >> 6] >> UInt64(row & 63)) & 1 == (isInside ? 1 : 0))
        }
      }
    }
  }
}
