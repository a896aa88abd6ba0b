import Foundation
import Geometry
import Raster
import Testing

@Suite struct SheetTests {
  private static func sheet(
    _ color: Color, _ projection: Projection, opacity: Double = 1
  ) -> DisplayList.Sheet {
    DisplayList.Sheet(
      [.fill(.rect(10, 10, 30, 20), color)], bounds: CGRect(x: 0, y: 0, width: 50, height: 40),
      scale: 1, blurRadius: 2, projection: projection, opacity: opacity)
  }

  private static func half(_ left: Double, _ sheet: DisplayList.Sheet) -> DisplayList.Item {
    .group(
      [.sheet(sheet)],
      clips: [DisplayList.Clip(.rect(left, 0, 25, 40), projection: sheet.projection)])
  }

  private static func pictures(_ items: [DisplayList.Item]) -> [Picture] {
    Rasterizer(threads: 1).plan(DisplayList(width: 80, height: 60, items: items)).items
      .compactMap { item in
        guard case .picture(let sampler) = item.paint else { return nil }
        return sampler.picture
      }
  }

  @Test func `a sheet of several pieces is drawn once for all of them`() {
    let map = Projection.turn(degrees: 20, distance: 300)
    let sheet = Self.sheet(.red, map)
    let pictures = Self.pictures([Self.half(0, sheet), Self.half(25, sheet)])
    #expect(pictures.count == 2)
    #expect(pictures.first === pictures.last)
  }

  @Test func `sheets are shared wherever they are put, but not with other ones`() {
    let pictures = Self.pictures([
      .sheet(Self.sheet(.red, .identity)), .sheet(Self.sheet(.blue, .identity)),
      .sheet(Self.sheet(.red, .translation(3, 4), opacity: 0.5)),
    ])
    #expect(pictures.count == 3)
    #expect(pictures.first === pictures.last)
    #expect(Set(pictures).count == 2)
  }

  @Test func `the pieces of a sheet at rest make it whole`() {
    let sheet = Self.sheet(.red, .identity)
    let pieces = Rasterizer.draw(
      80, 60, background: .white, [Self.half(0, sheet), Self.half(25, sheet)])
    #expect(pieces == Rasterizer.draw(80, 60, background: .white, [.sheet(sheet)]))
  }
}
