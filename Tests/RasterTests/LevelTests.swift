import Foundation
import Geometry
import Raster
import Testing

/// The pixels do not depend on what the CPU offers.
@Suite(.serialized) struct LevelTests {
  private static let width = 150
  private static let height = 140

  private static let photo = PictureTests.noise(width, height, seed: 11)
  private static let sheer = PictureTests.noise(width, height, seed: 12, opaque: nil)

  /// Something of everything that kernels draw.
  private static let lists: [(name: String, items: [DisplayList.Item])] = [
    ("dissolve", [.picture(photo), .picture(sheer, opacity: 0.37)]),
    ("shift", [.picture(photo, .translation(7.25, -3.6)), .picture(sheer, .translation(40, 9))]),
    ("reduction", [.picture(photo, .scale(0.31, 0.77)), .picture(photo, .scale(0.06, 0.05))]),
    ("enlargement", [.picture(sheer, .scale(2.3, 1)), .picture(photo, .scale(1, 3.1))]),
    ("rotation", [.picture(photo, Projection.rotation(degrees: 23).about(75, 70))]),
    ("turn", turns([5, 50, 84, -63])),
    ("tilt", turns([40]).map { tilted($0) }),
    (
      "clips",
      [
        .picture(photo),
        .group(
          [.picture(sheer, opacity: 0.8)],
          clips: [DisplayList.Clip(.ellipse(13.3, 7.7, 99, 120), projection: .identity)]),
      ]
    ),
    (
      "masks",
      [
        .picture(photo),
        .group(
          [.picture(sheer)], opacity: 0.6, mask: [.fill(.rect(10.5, 9, 70, 80), .white)],
          blendMode: .multiply),
        .group([.fill(.rect(50, 30, 70, 100), .red)], opacity: 0.5, blendMode: .luminosity),
      ]
    ),
    (
      "blur",
      [
        .sheet(
          DisplayList.Sheet(
            [.picture(sheer, .scale(0.5, 0.5))],
            bounds: CGRect(x: -9, y: -9, width: 90, height: 90), scale: 1.5, blurRadius: 3,
            projection: .translation(20, 30), opacity: 0.9)),
        .sheet(
          DisplayList.Sheet(
            [.fill(.ellipse(20, 20, 40, 40), .black)],
            bounds: CGRect(x: 0, y: 0, width: 90, height: 90), scale: 1, blurRadius: 7,
            tint: .blue, projection: .translation(50, 40))),
      ]
    ),
    ("gradients", [gradient(.axial), gradient(.radial), gradient(.conic)]),
  ]

  private static func turns(_ degrees: [Double]) -> [DisplayList.Item] {
    degrees.map { .picture(photo, Projection.turn(degrees: $0, distance: 400).about(75, 70)) }
  }

  private static func tilted(_ item: DisplayList.Item) -> DisplayList.Item {
    guard case .draw(var draw) = item else { return item }
    draw.projection = draw.projection.concatenating(.rotation(degrees: 12))
    return .draw(draw)
  }

  private static func gradient(_ kind: Gradient.Kind) -> DisplayList.Item {
    let gradient = Gradient(
      kind,
      stops: [
        Gradient.Stop(location: 0.1, color: Color(red: 1, green: 0.2, blue: 0, alpha: 0.5)),
        Gradient.Stop(location: 0.8, color: Color(red: 0, green: 0.4, blue: 0.9, alpha: 0.7)),
      ],
      start: CGPoint(x: 0.3, y: 0.4), end: CGPoint(x: 0.9, y: 0.7),
      planeToUnit: CGAffineTransform(scaleX: 1 / CGFloat(width), y: 1 / CGFloat(height)))
    return .draw(
      DisplayList.Draw(
        .rect(0, 0, Double(width), Double(height)), paint: .gradient(gradient),
        projection: .identity))
  }

  @Test func `all levels and numbers of threads give the same pixels`() {
    defer { KernelLevel.wanted.use() }
    for (name, items) in Self.lists {
      let list = DisplayList(
        width: Self.width, height: Self.height, background: .white, items: items)
      KernelLevel.baseline.use()
      let expected = Picture(Rasterizer(threads: 1).render(list)).digest
      for level in KernelLevel.available {
        level.use()
        for threads in 1...2 {
          let digest = Picture(Rasterizer(threads: threads).render(list)).digest
          #expect(digest == expected, "\(name) at \(level) on \(threads)")
        }
      }
    }
  }

  @Test func `the lists that are compared differ from each other`() {
    let digests = Self.lists.map { _, items in
      Picture(Rasterizer.draw(Self.width, Self.height, background: .white, items)).digest
    }
    #expect(Set(digests).count == digests.count)
  }
}
