import Foundation
import Geometry
import Layers
import Raster
import Testing

/// Transitions that slide: where each state is, from every side, at a quarter of the way.
@MainActor
struct SlidingTransitionTests {
  /// Where the new state is seen on a canvas of 8 × 8: columns and rows.
  private struct Place: CustomStringConvertible {
    var side: LayerTransition.Side
    /// The columns and rows that the new state has covered after a quarter of the way.
    var columns: Range<Int>
    var rows: Range<Int>

    var description: String { "from the \(side)" }

    func contains(_ x: Int, _ y: Int) -> Bool { columns.contains(x) && rows.contains(y) }
  }

  private static let places = [
    Place(side: .left, columns: 0..<2, rows: 0..<8),
    Place(side: .right, columns: 6..<8, rows: 0..<8),
    Place(side: .top, columns: 0..<8, rows: 0..<2),
    Place(side: .bottom, columns: 0..<8, rows: 6..<8),
  ]

  /// Draws a state whose red tells its columns apart and whose green its rows, that gives way to
  /// one whose blue is full and that is as steep.
  private func shot(
    _ kind: LayerTransition.Kind, from side: LayerTransition.Side, at progress: Double
  ) -> Shot {
    func picture(_ blue: UInt32) -> CGImage {
      let pixels = (0..<64).map { index -> Pixel in
        let (x, y) = (UInt32(index % 8), UInt32(index / 8))
        return Pixel(bits: 0xff00_0000 | blue << 16 | y * 30 << 8 | x * 30)
      }
      return CGImage(Picture(Bitmap(width: 8, height: 8, pixels: pixels)))
    }
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    layer.contents = picture(0)
    let old = PresentedLayer(layer, at: .model).drawnState
    layer.contents = picture(255)
    layer.properties.transition = LayerTransition(
      kind: kind, side: side, progress: progress, old: old)
    let easel = Easel(8, 8)
    easel.root.addSublayer(layer)
    return easel.shot
  }

  /// The pixel of a state that is seen at (x, y) when the state has moved by (dx, dy).
  private func pixel(_ x: Int, _ y: Int, movedBy dx: Int, _ dy: Int, blue: Int) -> [Int] {
    [(x - dx) * 30, (y - dy) * 30, blue, 255]
  }

  /// How far something comes in from a side when it is `distance` away from its place.
  private func offset(_ side: LayerTransition.Side, _ distance: Int) -> (dx: Int, dy: Int) {
    switch side {
    case .left: (-distance, 0)
    case .right: (distance, 0)
    case .top: (0, -distance)
    case .bottom: (0, distance)
    }
  }

  private func expect(
    _ kind: LayerTransition.Kind, _ place: Place, new: (dx: Int, dy: Int), old: (dx: Int, dy: Int)
  ) {
    let shot = shot(kind, from: place.side, at: 0.25)
    for y in 0..<8 {
      for x in 0..<8 {
        let expected =
          place.contains(x, y)
          ? pixel(x, y, movedBy: new.dx, new.dy, blue: 255)
          : pixel(x, y, movedBy: old.dx, old.dy, blue: 0)
        #expect(shot[x, y] == expected, "\(kind) \(place) at \(x), \(y)")
      }
    }
  }

  @Test func `the new state moves in over the resting old one from its side`() {
    for place in Self.places {
      expect(.moveIn, place, new: offset(place.side, 6), old: (0, 0))
    }
  }

  @Test func `the old state leaves the way that the new one would come, off the resting new one`() {
    for place in Self.places {
      expect(.reveal, place, new: (0, 0), old: offset(place.side, -2))
    }
  }

  @Test func `a push moves both by the whole width, cross-fading`() {
    for place in Self.places {
      let shot = shot(.push, from: place.side, at: 0.25)
      let new = offset(place.side, 6)
      let old = offset(place.side, -2)
      for y in 0..<8 {
        for x in 0..<8 {
          let isNew = place.contains(x, y)
          let shown =
            isNew
            ? pixel(x, y, movedBy: new.dx, new.dy, blue: 255)
            : pixel(x, y, movedBy: old.dx, old.dy, blue: 0)
          let share = isNew ? 0.25 : 0.75
          // On white, which shows through the two that are not wholly there.
          let expected = shown.map { Int((Double($0) * share + 255 * (1 - share)).rounded()) }
          #expect(isNear(shot[x, y], expected), "\(place) at \(x), \(y)")
        }
      }
    }
  }
}
