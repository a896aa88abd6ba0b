import Foundation
import Geometry
import Testing

/// The square with corners (20, 20) and (120, 120), as field reports A07 and A08 have it.
private let square = Path([
  .move(to: CGPoint(x: 20, y: 20)), .line(to: CGPoint(x: 120, y: 20)),
  .line(to: CGPoint(x: 120, y: 120)), .line(to: CGPoint(x: 20, y: 120)), .close,
])

private let openSquare = Path([
  .move(to: CGPoint(x: 20, y: 20)), .line(to: CGPoint(x: 120, y: 20)),
  .line(to: CGPoint(x: 120, y: 120)), .line(to: CGPoint(x: 20, y: 120)),
  .line(to: CGPoint(x: 20, y: 20)),
])

private let wide = StrokeStyle(width: 10)

private func dot(_ cap: CGLineCap) -> Path {
  let center = CGPoint(x: 50, y: 50)
  return Path([.move(to: center), .line(to: center)])
    .stroked(StrokeStyle(width: 10, cap: cap), tolerance: 0.01)
}

@Test
func `trimmed stroke shows the part between the two fractions`() {
  let part = square.trimmed(from: 0.25, to: 0.75)
  #expect(abs(part.length - 200) < 1e-9)
  let outline = part.stroked(wide, tolerance: 0.01)
  #expect(outline.contains(CGPoint(x: 120, y: 70)))
  #expect(outline.contains(CGPoint(x: 70, y: 120)))
  #expect(!outline.contains(CGPoint(x: 70, y: 20)))
  #expect(!outline.contains(CGPoint(x: 20, y: 70)))
}

@Test
func `trimming to nothing, backwards or beyond the ends is defined`() {
  #expect(square.trimmed(from: 0.5, to: 0.5).isEmpty)
  #expect(square.trimmed(from: 0.75, to: 0.25).isEmpty)
  #expect(square.trimmed(from: 0, to: 0).isEmpty)
  #expect(square.trimmed(from: .nan, to: 1).isEmpty)
  #expect(square.trimmed(from: -1, to: 2) == square)
  #expect(square.trimmed(from: 0, to: 1) == square)
  #expect(square.trimmed(from: -3, to: 0.25) == square.trimmed(from: 0, to: 0.25))
}

@Test
func `closed stroke has its start corner, open stroke has a notch there`() {
  let closed = square.stroked(wide, tolerance: 0.01)
  #expect(abs(closed.coveredArea() - 4_000) < 1)
  #expect(closed.contains(CGPoint(x: 16, y: 16)))
  let open = openSquare.stroked(wide, tolerance: 0.01)
  #expect(abs(open.coveredArea() - 3_975) < 1)
  #expect(!open.contains(CGPoint(x: 16, y: 16)))
}

@Test
func `closed square's outline is two squares and nothing else`() {
  let outline = square.stroked(wide, tolerance: 0.01)
  #expect(outline.elements.count == 10)
  #expect(outline.bounds == CGRect(x: 15, y: 15, width: 110, height: 110))
}

@Test
func `dot draws by its cap`() {
  #expect(dot(.butt).isEmpty)
  #expect(abs(dot(.round).coveredArea() - 78.54) < 0.5)
  #expect(dot(.round).bounds == CGRect(x: 45, y: 45, width: 10, height: 10))
  #expect(dot(.square).rectangle == CGRect(x: 45, y: 45, width: 10, height: 10))
}

@Test(arguments: [CGLineCap.butt, .round, .square])
func `lone move strokes nothing`(cap: CGLineCap) {
  let path = Path([.move(to: CGPoint(x: 50, y: 50))])
  #expect(path.stroked(StrokeStyle(width: 10, cap: cap), tolerance: 0.01).isEmpty)
}

@Test(arguments: [0, -1, CGFloat.nan, .infinity])
func `width that is no width strokes nothing`(width: CGFloat) {
  #expect(square.stroked(StrokeStyle(width: width), tolerance: 0.01).isEmpty)
}
