import Foundation
import Geometry
import Raster
import Testing

@Suite struct BandTests {
  private static let from = PictureTests.noise(100, 300, seed: 1)
  private static let to = PictureTests.noise(100, 300, seed: 2)

  private static func reveal(_ radius: Double) -> DisplayList {
    let disc = DisplayList.Shape.ellipse(50 - radius, 150 - radius, 2 * radius, 2 * radius)
    return DisplayList(
      width: 100, height: 300, background: .black,
      items: [
        .picture(from),
        .group([.picture(to)], clips: [DisplayList.Clip(disc, projection: .identity)]),
      ])
  }

  @Test func `the number of threads does not change a pixel`() {
    let list = Self.reveal(77)
    let one = Rasterizer(threads: 1).render(list)
    for threads in 2...5 { #expect(Rasterizer(threads: threads).render(list) == one) }
  }

  @Test func `a reused bitmap is drawn over wholly`() {
    let rasterizer = Rasterizer(threads: 2)
    var bitmap = Bitmap(width: 100, height: 300, filledWith: Pixel(bits: 0xFF12_3456))
    rasterizer.render(Self.reveal(40), into: &bitmap)
    #expect(bitmap == rasterizer.render(Self.reveal(40)))
    rasterizer.render(DisplayList(width: 3, height: 2), into: &bitmap)
    #expect(bitmap == Bitmap(width: 3, height: 2))
  }

  @Test func `bands drawn one by one make the whole`() {
    let rasterizer = Rasterizer(threads: 1)
    let plan = rasterizer.plan(Self.reveal(90))
    #expect(plan.bandCount == 5)
    #expect(plan.rows(ofBand: 4) == 256..<300)
    var bitmap = Bitmap(width: 0, height: 0)
    for band in [3, 0, 4, 2, 1] { rasterizer.render(plan, bands: [band], into: &bitmap) }
    #expect(bitmap == rasterizer.render(Self.reveal(90)))
  }

  @Test func `a large bitmap, which is written past the cache, is what its bands are`() {
    let from = PictureTests.noise(1031, 1030, seed: 3)
    let to = PictureTests.noise(1031, 1030, seed: 4)
    let disc = DisplayList.Shape.ellipse(200, 150, 600, 700)
    let lists = [
      [.picture(from), .picture(to, opacity: 0.3)],
      [.picture(from, .translation(-17, 0)), .picture(to, .translation(900, 3))],
      [.picture(from), .group([.picture(to)], clips: [.init(disc, projection: .identity)])],
      [
        .group(
          [.picture(to, Projection(0.7, 0, 0, 0, 0.6, 0, 30, 40, 1))],
          clips: [.init(disc, projection: .identity)])
      ],
      [.picture(from), .picture(to, Projection(0.8, 0.1, 0.0002, 0, 1, 0, 60, 20, 1))],
    ].map { (items: [DisplayList.Item]) in
      DisplayList(width: 1031, height: 1030, background: .black, items: items)
    }
    let rasterizer = Rasterizer(threads: 2)
    for list in lists {
      let plan = rasterizer.plan(list)
      var bands = Bitmap(width: 1031, height: 1030)
      rasterizer.render(plan, bands: Array(0..<plan.bandCount), into: &bands)
      #expect(rasterizer.render(list) == bands)
      var painter = BandPainter(plan)
      var painted = Bitmap(width: 1031, height: 1030)
      for band in (0..<plan.bandCount).reversed() { painter.paint(band: band, into: &painted) }
      #expect(painted == bands)
    }
  }

  @Test(arguments: [0.2, 0.37, 0.8, 1.7])
  func `scaled pictures are the same drawn together, alone, and row by row`(scale: Double) {
    let map = Projection(scale, 0, 0, 0, scale * 0.9, 0, 5.3, 7.1, 1)
    let picture = PictureTests.noise(130, 120, seed: 5)
    // In a group with a mask rows are composed one at a time.
    let everything = DisplayList.Item.fill(.rect(-10, -10, 300, 300), .black)
    let lists = [[.picture(picture, map)], [.group([.picture(picture, map)], mask: [everything])]]
      .map { (items: [DisplayList.Item]) in
        DisplayList(width: 200, height: 150, background: .black, items: items)
      }
    let bitmaps = lists.map { Rasterizer(threads: 1).render($0) }
    #expect(bitmaps[0] == bitmaps[1])
    #expect(Set(bitmaps[0].pixels).count > 100)
  }

  @Test func `bands that show one picture at rest say so`() {
    let plan = Rasterizer(threads: 1).plan(Self.reveal(40))
    let contents = (0..<5).map { plan.fingerprint(ofBand: $0).content }
    #expect(
      contents == [.picture(Self.from), .drawn, .drawn, .picture(Self.from), .picture(Self.from)])
    let whole = Rasterizer(threads: 1).plan(Self.reveal(1000))
    for band in 0..<5 { #expect(whole.fingerprint(ofBand: band).content == .picture(Self.to)) }
  }

  @Test func `a band's fingerprint changes when and only when it may show something else`() {
    let rasterizer = Rasterizer(threads: 1)
    let plans = [10.0, 20, 50, 90, 140].map { rasterizer.plan(Self.reveal($0)) }
    let bitmaps = [10.0, 20, 50, 90, 140].map { rasterizer.render(Self.reveal($0)) }
    for (a, first) in zip(plans, bitmaps) {
      for (b, second) in zip(plans, bitmaps) {
        for band in 0..<5 {
          let pixels = a.rows(ofBand: band).lowerBound * 100..<a.rows(ofBand: band).upperBound * 100
          let isSame = first.pixels[pixels] == second.pixels[pixels]
          #expect((a.fingerprint(ofBand: band) == b.fingerprint(ofBand: band)) == isSame)
        }
      }
    }
  }

  @Test func `what an opaque item hides does not matter`() {
    let rasterizer = Rasterizer(threads: 1)
    let cover = DisplayList.Item.picture(Self.to)
    let plain = DisplayList(width: 100, height: 300, items: [cover])
    let hidden = DisplayList(
      width: 100, height: 300, background: .red,
      items: [.picture(Self.from), .fill(.ellipse(3, 4, 50, 60), .blue, opacity: 0.3), cover])
    for band in 0..<5 {
      #expect(
        rasterizer.plan(plain).fingerprint(ofBand: band)
          == rasterizer.plan(hidden).fingerprint(ofBand: band))
    }
    #expect(rasterizer.render(plain) == rasterizer.render(hidden))
  }

  @Test func `an empty list is its background`() {
    let list = DisplayList(width: 10, height: 70, background: .red)
    let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
    #expect(Rasterizer(threads: 1).render(list) == Bitmap(width: 10, height: 70, filledWith: red))
    #expect(Rasterizer().plan(list).fingerprint(ofBand: 1).content == .solid(red))
    let none = Rasterizer().render(DisplayList(width: 0, height: 5))
    #expect(none.pixels.isEmpty)
  }
}
