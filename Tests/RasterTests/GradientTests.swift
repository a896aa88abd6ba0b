import Foundation
import Geometry
import Raster
import Testing

@Suite struct GradientTests {
  private static func row(
    _ width: Int, _ stops: [(Double, Color)], background: Color = .clear
  ) -> Bitmap {
    let gradient = Gradient(
      .axial, stops: stops.map { Gradient.Stop(location: $0.0, color: $0.1) },
      start: CGPoint(x: 0, y: 0.5), end: CGPoint(x: 1, y: 0.5),
      planeToUnit: CGAffineTransform(scaleX: 1 / CGFloat(width), y: 1))
    return Rasterizer.draw(
      width, 1, background: background,
      [
        .draw(
          DisplayList.Draw(
            .rect(0, 0, Double(width), 1), paint: .gradient(gradient), projection: .identity))
      ])
  }

  @Test func `black to white over 256 columns shows every level once`() {
    let row = Self.row(256, [(0, .black), (1, .white)])
    #expect(row.pixels.map { Int($0.red) } == Array(0..<256))
  }

  @Test func `black to white over ten columns is sampled at their middles`() {
    let row = Self.row(10, [(0, .black), (1, .white)])
    #expect(row.pixels.map(\.red) == [13, 38, 64, 89, 115, 140, 166, 191, 217, 242])
  }

  @Test func `hard stops are hard`() {
    let row = Self.row(100, [(0, .red), (0.5, .red), (0.5, .blue), (1, .blue)])
    for x in 0..<100 { #expect(RGBA(row[x, 0]) == (x < 50 ? RGBA(255, 0, 0) : RGBA(0, 0, 255))) }
  }

  @Test func `a hard stop inside a pixel shows both colours by their areas`() {
    let row = Self.row(10, [(0, .red), (0.43, .red), (0.43, .blue), (1, .blue)])
    for x in 0..<10 where x != 4 {
      #expect(RGBA(row[x, 0]) == (x < 4 ? RGBA(255, 0, 0) : RGBA(0, 0, 255)))
    }
    // Column 4 is red from 0.4 to 0.43.
    #expect(abs(Int(row[4, 0].red) - 77) <= 1)
    #expect(abs(Int(row[4, 0].blue) - 179) <= 1)
  }

  @Test func `end colours continue beyond the stops`() {
    let row = Self.row(100, [(0.25, .red), (0.75, .blue)])
    for x in 0..<25 { #expect(RGBA(row[x, 0]) == RGBA(255, 0, 0)) }
    for x in 75..<100 { #expect(RGBA(row[x, 0]) == RGBA(0, 0, 255)) }
  }

  @Test func `the second of two stops at the start counts`() {
    let row = Self.row(4, [(0, .red), (0, .blue), (1, .blue)])
    #expect(row.pixels.allSatisfy { RGBA($0) == RGBA(0, 0, 255) })
  }

  @Test func `fading to clear interpolates straight colours, whatever the number of stops`() {
    let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
    let middle = Color(red: 0.5, green: 0, blue: 0, alpha: 0.5)
    let two = Self.row(101, [(0, .red), (1, clear)], background: .white)
    let three = Self.row(101, [(0, .red), (0.5, middle), (1, clear)], background: .white)
    #expect(RGBA(two[50, 0]) == RGBA(191, 128, 128) || RGBA(two[50, 0]) == RGBA(191, 127, 127))
    for (a, b) in zip(two.pixels, three.pixels) {
      #expect(abs(Int(a.red) - Int(b.red)) <= 1 && abs(Int(a.green) - Int(b.green)) <= 1)
    }
  }

  @Test func `degenerate gradients are flat or nothing`() {
    #expect(Self.row(4, [(0.3, .red)]).pixels.allSatisfy { RGBA($0) == RGBA(255, 0, 0) })
    #expect(Self.row(4, []).pixels.allSatisfy { $0 == .clear })
    #expect(Self.row(4, [(0, .red), (.infinity, .blue)]).pixels.allSatisfy { $0 == .clear })
    let falling = Self.row(4, [(0.7, .red), (0.2, .blue)])
    #expect(falling.pixels.allSatisfy { $0.alpha == 255 })
    let point = Gradient(
      .axial, stops: [.init(location: 0, color: .red), .init(location: 1, color: .blue)],
      start: .zero, end: .zero, planeToUnit: .identity)
    let flat = Rasterizer.draw(
      3, 1,
      [.draw(DisplayList.Draw(.rect(0, 0, 3, 1), paint: .gradient(point), projection: .identity))])
    #expect(flat.pixels.allSatisfy { RGBA($0) == RGBA(0, 0, 255) })
  }

  @Test func `a gradient across shows the same in all rows, one down in all columns`() {
    let sheer = Color(red: 0, green: 0.5, blue: 1, alpha: 0.3)
    func drawn(_ end: CGPoint) -> Bitmap {
      let gradient = Gradient(
        .axial,
        stops: [Gradient.Stop(location: 0, color: .red), Gradient.Stop(location: 1, color: sheer)],
        start: .zero, end: end, planeToUnit: CGAffineTransform(scaleX: 1.0 / 90, y: 1.0 / 90))
      return Rasterizer.draw(
        100, 100, background: .white,
        [
          .draw(
            DisplayList.Draw(
              .rect(4.5, 4.5, 90, 90), paint: .gradient(gradient),
              projection: .identity))
        ])
    }
    let across = drawn(CGPoint(x: 1, y: 0))
    let down = drawn(CGPoint(x: 0, y: 1))
    #expect(Set((5..<94).map { RGBA(across[$0, 50]) }).count > 80)
    for y in 0..<100 {
      for x in 0..<100 {
        if (5..<94).contains(y) { #expect(across[x, y] == across[x, 50]) }
        #expect(down[y, x] == across[x, y])
      }
    }
  }

  @Test func `a gradient across meets its neighbour inside a pixel without a gap`() {
    let gradient = Gradient(
      .axial,
      stops: [
        Gradient.Stop(location: 0, color: .white), Gradient.Stop(location: 1, color: .white),
      ],
      start: .zero, end: CGPoint(x: 1, y: 0),
      planeToUnit: CGAffineTransform(scaleX: 0.1, y: 0.1))
    let bitmap = Rasterizer.draw(
      20, 8, background: .black,
      [
        .fill(.rect(0, 0, 7.3, 8), .white),
        .draw(
          DisplayList.Draw(
            .rect(7.3, 0, 12.7, 8), paint: .gradient(gradient), projection: .identity)),
      ])
    #expect(bitmap.pixels.allSatisfy { RGBA($0) == RGBA(255, 255, 255) })
  }
}
