import Foundation
import Geometry
import Raster
import Testing

/// Pieces that together make a whole show nothing of what lies behind them.
@Suite struct SeamTests {
  private static let picture = PictureTests.noise(120, 90, seed: 5)

  /// The picture cut along upright lines, each strip an item of its own.
  private static func strips(_ cuts: [Double], _ map: Projection) -> [DisplayList.Item] {
    let borders = [0] + cuts + [120]
    return zip(borders, borders.dropFirst()).map { left, right in
      .draw(
        DisplayList.Draw(
          .rect(left, 0, right - left, 90),
          paint: .picture(PicturePaint(picture, planeToPicture: .identity)), projection: map))
    }
  }

  @Test func `strips at rest are exactly the uncut picture`() {
    let bitmap = Rasterizer.draw(
      120, 90, background: .magenta, Self.strips([17.3, 40.5, 60, 99.99], .identity))
    #expect(bitmap == Self.picture.bitmap)
  }

  @Test func `strips moved by part of a pixel are exactly the uncut picture moved`() {
    let map = Projection.translation(3.37, 2.61)
    let uncut = Rasterizer.draw(130, 100, background: .magenta, [.picture(Self.picture, map)])
    let cut = Rasterizer.draw(130, 100, background: .magenta, Self.strips([17.3, 40.5, 60], map))
    for y in 3..<92 {
      for x in 4..<123 { #expect(cut[x, y] == uncut[x, y]) }
    }
  }

  @Test(arguments: [3.0, 20, 45, 71])
  func `strips turned in the plane or in space show no line between them`(degrees: Double) {
    let white = { (left: Double, right: Double, map: Projection) -> DisplayList.Item in
      .fill(.rect(left, 0, right - left, 90), .white, map)
    }
    for map in [
      Projection.rotation(degrees: degrees).about(60, 45),
      Projection.turn(degrees: degrees, distance: 300).about(60, 45),
    ] {
      let whole = Rasterizer.draw(160, 160, background: .magenta, [white(0, 120, map)])
      let cuts = [0, 17.3, 40.5, 60, 77.7, 120]
      let cut = Rasterizer.draw(
        160, 160, background: .magenta,
        zip(cuts, cuts.dropFirst()).map { white($0, $1, map) })
      var worst = 0
      for (a, b) in zip(whole.pixels, cut.pixels) {
        worst = max(worst, abs(Int(a.green) - Int(b.green)))
      }
      #expect(worst <= 4)
    }
  }

  @Test(arguments: [15.0, 30, 45, 60])
  func `faces of a turning cube meet without a dark line`(degrees: Double) {
    let angle = degrees * .pi / 180
    func face(_ turn: Double) -> Projection {
      // Forward by 100, turned, back by 100; seen from a distance of 1000, about the middle.
      let cosine = Elementary.cos(turn)
      let sine = Elementary.sin(turn)
      // x′ = x·cos + 100·sin, z′ = −x·sin + 100·cos − 100, y′ = y; w = 1 − z′ / 1000.
      return Projection.translation(-100, -100)
        .concatenating(
          Projection(
            cosine, 0, sine / 1000, 0, 1, 0, 100 * sine, 0, 1 - (100 * cosine - 100) / 1000)
        )
        .concatenating(.translation(100, 100))
    }
    let white = DisplayList.Shape.rect(0, 0, 200, 200)
    let bitmap = Rasterizer.draw(
      200, 200, background: .black,
      [.fill(white, .white, face(-angle)), .fill(white, .white, face(.pi / 2 - angle))])
    // Both faces reach the edge that they share: 100·cos − 100·sin from the middle, before w.
    let edge =
      100 + (100 * Elementary.cos(angle) - 100 * Elementary.sin(angle))
      / (1 - (100 * Elementary.cos(angle) + 100 * Elementary.sin(angle) - 100) / 1000)
    let column = Int(edge)
    for y in 0..<200 {
      for x in max(0, column - 1)...min(199, column + 1) { #expect(bitmap[x, y].red >= 250) }
    }
  }

  /// The neighbours' edges are reckoned from k and from k − W, which differ in their last bits; at
  /// a multiple of 1/512 pixel these would decide to which step of the grid each edge goes.
  @Test(arguments: [1, 1.5, 2, 3], [false, true])
  func `neighbours that slide show nothing at their common edge`(scale: Double, isClipped: Bool) {
    let width = 39.3
    let columns = Int(width * scale)
    let white = Picture(
      Bitmap(width: columns + 1, height: 4, filledWith: Color.white.pixel(opacity: 1)))
    let toPicture = CGAffineTransform(
      a: CGFloat(columns + 1) / width, b: 0, c: 0, d: scale, tx: 0, ty: 0)
    func screen(_ x: Double) -> DisplayList.Item {
      let map = Projection.translation(x, 0).concatenating(.scale(scale, scale))
      let shape = DisplayList.Shape.rect(0, 0, width, 4 / scale)
      let draw = DisplayList.Item.draw(
        DisplayList.Draw(
          shape, paint: .picture(PicturePaint(white, planeToPicture: toPicture)),
          projection: map))
      return isClipped
        ? .group([draw], clips: [DisplayList.Clip(shape, projection: map)]) : draw
    }
    var edges: [Double] = []
    for step in 0...60 {
      edges.append(width * Double(step) / 60)
      for offset in [1.0, 511] {
        let edge = (Double(step) + offset / 512) / scale
        if edge < width { edges.append(edge) }
      }
    }
    for edge in edges {
      let progress = edge / width
      let bitmap = Rasterizer.draw(
        columns, 4, background: .magenta,
        [screen(width * progress), screen(-width + width * progress)])
      #expect(bitmap.pixels.allSatisfy { RGBA($0) == RGBA(255, 255, 255) }, "at \(edge)")
    }
  }

  @Test func `silhouettes that coincide are no bolder and let nothing through`() {
    let disc = DisplayList.Shape.ellipse(2.2, 3.1, 40, 33)
    let one = Rasterizer.draw(48, 40, background: .white, [.fill(disc, .blue)])
    let stacked = Rasterizer.draw(
      48, 40, background: .white, [.fill(disc, .red), .fill(disc, .green), .fill(disc, .blue)])
    for (a, b) in zip(one.pixels, stacked.pixels) {
      #expect(abs(Int(a.red) - Int(b.red)) <= 4)
      #expect(a.green == b.green || abs(Int(a.green) - Int(b.green)) <= 4)
    }
  }
}
