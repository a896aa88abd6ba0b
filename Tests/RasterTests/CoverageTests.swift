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
        var pieces = RowPieces()
        pieces.begin(row: 0, outline.edges)
        let mask = pieces.inside(rule, column: 0)
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

  /// The shares of the pixels of a row that lie inside contours: exact along each of 256 lines.
  private static func areas(
    of contours: [[(Double, Double)]], _ rule: Path.FillRule, row: Int, width: Int
  ) -> [Double] {
    var areas = [Double](repeating: 0, count: width)
    for line in 0..<256 {
      let y = Double(row) + (Double(line) + 0.5) / 256
      var crossings: [(x: Double, winding: Int)] = []
      for contour in contours {
        for (index, a) in contour.enumerated() {
          let b = contour[(index + 1) % contour.count]
          guard (a.1 <= y) != (b.1 <= y) else { continue }
          let x = a.0 + (b.0 - a.0) * (y - a.1) / (b.1 - a.1)
          crossings.append((x, a.1 < b.1 ? 1 : -1))
        }
      }
      crossings.sort { $0.x < $1.x }
      var winding = 0
      for (from, to) in zip(crossings, crossings.dropFirst()) {
        winding += from.winding
        guard rule == .nonZero ? winding != 0 : winding % 2 != 0 else { continue }
        for column in max(0, Int(from.x))..<min(width, Int(to.x) + 1) {
          let length = min(to.x, Double(column + 1)) - max(from.x, Double(column))
          areas[column] += max(0, length) / 256
        }
      }
    }
    return areas
  }

  private static func worstError(
    of contours: [[(Double, Double)]], _ rule: Path.FillRule, width: Int, height: Int
  ) -> Double {
    let drawn = Rasterizer.coverage(of: .polygons(contours, rule), width, height)
    return (0..<height).map { y in
      let areas = areas(of: contours, rule, row: y, width: width)
      return (0..<width).map { abs(Double(drawn[$0, y].alpha) / 255 - areas[$0]) }.max() ?? 0
    }.max() ?? 0
  }

  @Test
  func `a part that begins inside a row which another part covers in part adds no area twice`() {
    let low: [(Double, Double)] = [(1, 1.5), (9, 1.5), (9, 4), (1, 4)]
    for (top, left) in [(1.25, 4.5), (1.5, 4.5), (1.75, 4.25), (1.0, 4.75), (0.5, 4.5)] {
      let high: [(Double, Double)] = [(left, top), (7.5, top), (7.5, 1.875), (left, 1.875)]
      for rule in [Path.FillRule.nonZero, .evenOdd] {
        for contours in [[low, high], [high, low], [low, Array(high.reversed())]] {
          #expect(Self.worstError(of: contours, rule, width: 10, height: 5) < 0.01)
        }
      }
    }
  }

  @Test func `contours that overlap anyhow cover each pixel by the area inside it`() {
    var random = SplitMix(seed: 17)
    var worst = 0.0
    for round in 0..<400 {
      // Coarse coordinates make edges meet, touch and coincide.
      let steps = [4.0, 16, 256][round % 3]
      let contours = (0..<1 + round % 4).map { _ in
        (0..<Int.random(in: 3...5, using: &random)).map { _ in
          (
            Double(Int.random(in: 0...Int(9 * steps), using: &random)) / steps,
            Double(Int.random(in: 0...Int(5 * steps), using: &random)) / steps
          )
        }
      }
      for rule in [Path.FillRule.nonZero, .evenOdd] {
        worst = max(worst, Self.worstError(of: contours, rule, width: 10, height: 5))
      }
    }
    // Where edges cross inside a pixel, 256 points stand for its area.
    #expect(worst < 0.06)
  }

  @Test func `a pixel's points are the same in whatever order its row is asked for`() {
    var outline = Outline(width: 12, height: 1)
    var random = SplitMix(seed: 19)
    for _ in 0..<6 {
      outline.add(
        (0..<4).map { _ in
          CGPoint(
            x: Double.random(in: -2...14, using: &random),
            y: Double.random(in: -1...2, using: &random))
        })
    }
    var forwards = RowPieces()
    forwards.begin(row: 0, outline.edges)
    let masks = (0..<12).map { forwards.inside(.nonZero, column: $0) }
    for column in [11, 3, 3, 7, 0, 11, 5] {
      #expect(forwards.inside(.nonZero, column: column) == masks[column])
      var fresh = RowPieces()
      fresh.begin(row: 0, outline.edges)
      #expect(fresh.inside(.nonZero, column: column) == masks[column])
    }
  }
}
