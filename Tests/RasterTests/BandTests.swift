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
