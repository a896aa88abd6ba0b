import Foundation
import Geometry
import Raster
import Testing

@Suite struct GroupTests {
  private static let children: [DisplayList.Item] = [
    .fill(.rect(0, 0, 60, 50), .red), .fill(.rect(40, 0, 60, 50), .blue),
  ]

  @Test func `a faded group does not show its children through each other`() {
    let bitmap = Rasterizer.draw(
      100, 50, background: .white, [.group(Self.children, opacity: 0.5)])
    for x in 40..<100 {
      #expect(
        RGBA(bitmap[x, 20]) == RGBA(128, 128, 255) || RGBA(bitmap[x, 20]) == RGBA(127, 127, 255))
    }
  }

  @Test func `children faded one by one show through each other`() {
    let bitmap = Rasterizer.draw(
      100, 50, background: .white,
      [
        .fill(.rect(0, 0, 60, 50), .red, opacity: 0.5),
        .fill(.rect(40, 0, 60, 50), .blue, opacity: 0.5),
      ])
    let overlap = bitmap[50, 20]
    #expect(abs(Int(overlap.red) - 128) <= 1 && abs(Int(overlap.green) - 64) <= 1)
    #expect(abs(Int(overlap.blue) - 191) <= 1)
  }

  @Test func `a shape as a mask and the same shape as a clip give the same picture`() {
    let disc = DisplayList.Shape.ellipse(3.3, 2.1, 30, 40)
    let clipped = Rasterizer.draw(
      50, 50, background: .white,
      [.group(Self.children, clips: [DisplayList.Clip(disc, projection: .identity)])])
    let masked = Rasterizer.draw(
      50, 50, background: .white, [.group(Self.children, mask: [.fill(disc, .green)])])
    #expect(clipped == masked)
  }

  @Test func `a mask multiplies by the alpha of all it shows`() {
    let bitmap = Rasterizer.draw(
      4, 1, background: .white,
      [
        .group(
          [.fill(.rect(0, 0, 4, 1), .black)],
          mask: [
            .fill(.rect(1, 0, 3, 1), .red, opacity: 0.5), .fill(.rect(2, 0, 1, 1), .white),
          ])
      ])
    #expect(bitmap.pixels.map(\.red) == [255, 127, 0, 127])
    let empty = Rasterizer.draw(
      4, 1, background: .white, [.group([.fill(.rect(0, 0, 4, 1), .black)], mask: [])])
    #expect(empty.pixels.allSatisfy { $0.red == 255 })
  }

  @Test func `a clip's edge is as soft over many children as over one`() {
    let disc = DisplayList.Clip(.ellipse(3.3, 2.1, 30, 40), projection: .identity)
    let sheet = DisplayList.Item.fill(.rect(0, 0, 50, 50), .black)
    let one = Rasterizer.draw(50, 50, background: .white, [.group([sheet], clips: [disc])])
    let many = Rasterizer.draw(
      50, 50, background: .white, [.group([sheet, sheet, sheet, sheet], clips: [disc])])
    for (a, b) in zip(one.pixels, many.pixels) { #expect(abs(Int(a.red) - Int(b.red)) <= 4) }
  }
}
