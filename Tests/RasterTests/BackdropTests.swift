import Foundation
import Geometry
import Raster
import Testing

@Suite struct BackdropTests {
  private static let noise = PictureTests.noise(90, 70, seed: 5)

  private static func backdrop(
    _ shape: DisplayList.Shape, blur: Double, saturation: Double = 1,
    _ projection: Projection = .identity, opacity: Double = 1
  ) -> DisplayList.Item {
    .backdrop(
      DisplayList.Backdrop(
        shape, blurRadius: blur, saturation: saturation, projection: projection, opacity: opacity))
  }

  private static func draw(_ items: [DisplayList.Item]) -> Bitmap {
    Rasterizer.draw(90, 70, background: .black, items)
  }

  /// The mean of all pixels of `bitmap`, each weighted by a Gaussian about (x, y): channel by
  /// channel, in double precision.
  private static func blurred(_ bitmap: Bitmap, _ x: Int, _ y: Int, sigma: Double) -> [Double] {
    var sums = [0.0, 0, 0, 0]
    var total = 0.0
    for v in 0..<bitmap.height {
      for u in 0..<bitmap.width {
        let distance = Double((u - x) * (u - x) + (v - y) * (v - y))
        guard distance < 36 * sigma * sigma else { continue }
        let weight = Elementary.exp(-distance / (2 * sigma * sigma))
        let bits = bitmap[u, v].bits
        for channel in 0..<4 { sums[channel] += weight * Double(bits >> (8 * channel) & 255) }
        total += weight
      }
    }
    return sums.map { $0 / total }
  }

  private static func channels(_ pixel: Pixel) -> [Int] {
    (0..<4).map { Int(pixel.bits >> (8 * $0) & 255) }
  }

  @Test func `a backdrop far from the canvas's edges is a sheet's blur of what lies behind`() {
    let behind: [DisplayList.Item] = [.picture(Self.noise), .fill(.ellipse(20, 10, 50, 44), .red)]
    let sheet = DisplayList.Sheet(
      behind, bounds: CGRect(x: 0, y: 0, width: 90, height: 70), scale: 1, blurRadius: 3,
      projection: .identity)
    let twin = Self.draw([.sheet(sheet)])
    let sharp = Self.draw(behind)
    let seen = Self.draw(behind + [Self.backdrop(.rect(20, 20, 50, 30), blur: 3)])
    for y in 0..<70 {
      for x in 0..<90 {
        let isInside = x >= 20 && x < 70 && y >= 20 && y < 50
        #expect(seen[x, y] == (isInside ? twin : sharp)[x, y], "at \(x), \(y)")
      }
    }
    #expect(twin != sharp)
  }

  @Test(arguments: [1.5, 3, 9])
  func `at the canvas's edges only what lies inside counts`(sigma: Double) {
    let sharp = Self.draw([.picture(Self.noise)])
    let seen = Self.draw([.picture(Self.noise), Self.backdrop(.rect(0, 0, 90, 70), blur: sigma)])
    for (x, y) in [(0, 0), (1, 0), (89, 69), (0, 40), (88, 3), (45, 35), (60, 69)] {
      let expected = Self.blurred(sharp, x, y, sigma: sigma)
      for (channel, value) in zip(Self.channels(seen[x, y]), expected) {
        #expect(abs(Double(channel) - value) < 1.5, "at \(x), \(y)")
      }
    }
  }

  @Test(arguments: [0.5, 4, 31, 500, 1e6])
  func `one colour stays the same everywhere`(sigma: Double) {
    let color = Color(red: 0.2, green: 0.4, blue: 0.6)
    let plain = Self.draw([.fill(.rect(0, 0, 90, 70), color)])
    let seen = Self.draw([
      .fill(.rect(0, 0, 90, 70), color), Self.backdrop(.ellipse(-5, 3, 70, 80), blur: sigma),
    ])
    #expect(seen == plain)
  }

  @Test func `saturation moves colours away from the grey of their luminance`() {
    let color = Color(red: 200.0 / 255, green: 100.0 / 255, blue: 50.0 / 255)
    let seen = Self.draw([
      .fill(.rect(0, 0, 90, 70), color),
      Self.backdrop(.rect(0, 0, 40, 70), blur: 0, saturation: 1.8),
      Self.backdrop(.rect(60, 0, 30, 70), blur: 2, saturation: 0),
    ])
    #expect(Self.channels(seen[20, 30]) == [255, 86, 0, 255])
    #expect(Self.channels(seen[50, 30]) == [200, 100, 50, 255])
    #expect(Self.channels(seen[75, 30]) == [118, 118, 118, 255])
  }

  @Test(arguments: [1e30, 1e300, .greatestFiniteMagnitude])
  func `saturation beyond all bounds leaves grey as it is`(saturation: Double) {
    let grey = Self.draw([.fill(.rect(0, 0, 90, 40), .white)])
    let seen = Self.draw([
      .fill(.rect(0, 0, 90, 40), .white),
      Self.backdrop(.rect(0, 0, 90, 70), blur: 0, saturation: saturation),
    ])
    #expect(seen == grey)
  }

  @Test func `a backdrop that changes nothing is not drawn`() {
    let list = DisplayList(
      width: 90, height: 70,
      items: [
        .picture(Self.noise), Self.backdrop(.rect(0, 0, 90, 70), blur: 0),
        Self.backdrop(.rect(0, 0, 90, 70), blur: .nan, saturation: .infinity),
        Self.backdrop(.rect(0, 0, 90, 70), blur: 5, opacity: 0),
      ])
    #expect(Rasterizer(threads: 1).plan(list).items.count == 1)
  }

  @Test func `what comes later lies on the backdrop, and is behind the next one`() {
    let items: [DisplayList.Item] = [
      .picture(Self.noise), Self.backdrop(.rect(0, 0, 90, 70), blur: 4),
      .fill(.rect(30, 20, 20, 20), .red),
    ]
    let once = Self.draw(items)
    #expect(once[40, 30] == Pixel(red: 255, green: 0, blue: 0, alpha: 255))
    let twice = Self.draw(items + [Self.backdrop(.rect(20, 10, 40, 40), blur: 2)])
    let expected = Self.blurred(once, 30, 20, sigma: 2)
    for (channel, value) in zip(Self.channels(twice[30, 20]), expected) {
      #expect(abs(Double(channel) - value) < 1.5)
    }
    #expect(twice[70, 60] == once[70, 60])
  }

  @Test func `the opacity of the item or of its group mixes the sharp with the blurred`() {
    let whole = Self.backdrop(.rect(10, 10, 70, 50), blur: 3)
    let sharp = Self.draw([.picture(Self.noise)])
    let blurred = Self.draw([.picture(Self.noise), whole])
    let faded = [
      [Self.backdrop(.rect(10, 10, 70, 50), blur: 3, opacity: 0.5)],
      [.group([whole], opacity: 0.5)],
      [.group([.group([whole], opacity: 0.5)], blendMode: .normal)],
      [.group([whole], mask: [.fill(.rect(0, 0, 90, 70), .black, opacity: 0.5)])],
    ].map { Self.draw([.picture(Self.noise)] + $0) }
    for bitmap in faded {
      for index in bitmap.pixels.indices {
        let ends = zip(Self.channels(sharp.pixels[index]), Self.channels(blurred.pixels[index]))
        for (channel, (from, to)) in zip(Self.channels(bitmap.pixels[index]), ends) {
          #expect(abs(2 * channel - from - to) <= 3)
        }
      }
    }
  }

  @Test func `a group's backdrop shows what lies behind the group and in it, clipped as it is`() {
    let disc = DisplayList.Clip(.ellipse(20, 10, 50, 50), projection: .identity)
    let inner: [DisplayList.Item] = [
      .fill(.rect(0, 0, 45, 70), .blue), Self.backdrop(.rect(0, 0, 90, 70), blur: 3),
    ]
    let behind = Self.draw([
      .picture(Self.noise), .group([.fill(.rect(0, 0, 45, 70), .blue)], clips: [disc]),
    ])
    let flat = Self.draw([.picture(Self.noise), .group(inner, clips: [disc])])
    let apart = Self.draw([
      .picture(Self.noise),
      .group(inner, clips: [disc], mask: [.fill(.ellipse(-90, -90, 270, 270), .black)]),
    ])
    for (x, y) in [(45, 35), (30, 30), (60, 40)] {
      let expected = Self.blurred(behind, x, y, sigma: 3)
      for seen in [flat, apart] {
        for (channel, value) in zip(Self.channels(seen[x, y]), expected) {
          #expect(abs(Double(channel) - value) < 1.5, "at \(x), \(y)")
        }
      }
    }
    #expect(flat[5, 5] == behind[5, 5])
  }

  @Test func `on a canvas that is not opaque the blurred takes the place of the sharp`() {
    let half = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
    let items: [DisplayList.Item] = [
      .fill(.rect(0, 0, 45, 70), half), Self.backdrop(.rect(0, 0, 90, 70), blur: 2),
    ]
    let seen = Rasterizer.draw(90, 70, items)
    let sharp = Rasterizer.draw(90, 70, [items[0]])
    #expect(seen[10, 30] == sharp[10, 30])
    #expect(seen[80, 30] == .clear)
    #expect(seen[44, 30].alpha < sharp[44, 30].alpha)
    #expect(seen[45, 30].alpha > 0)
  }

  @Test func `a plane's scale widens the blur, and pieces of a canvas agree`() {
    let behind: [DisplayList.Item] = [.picture(Self.noise)]
    let one = Self.draw(behind + [Self.backdrop(.rect(20, 20, 40, 30), blur: 6)])
    let two = Self.draw(
      behind + [Self.backdrop(.rect(10, 10, 20, 15), blur: 3, .scale(2, 2))])
    #expect(one == two)
    let halves = Self.draw(
      behind + [
        .group([
          Self.backdrop(.rect(20, 20, 40, 30), blur: 6)
        ])
      ])
    #expect(halves == one)
  }

  @Test func `bands and threads do not change it, and its picture is in the fingerprint`() {
    let tall = PictureTests.noise(60, 300, seed: 9)
    func list(_ x: Double) -> DisplayList {
      DisplayList(
        width: 60, height: 300, background: .black,
        items: [
          .picture(tall), .fill(.rect(x, 20, 8, 8), .red),
          Self.backdrop(.ellipse(0, 10, 60, 140), blur: 3),
        ])
    }
    let one = Rasterizer(threads: 1).render(list(10))
    for threads in 2...4 { #expect(Rasterizer(threads: threads).render(list(10)) == one) }
    let from = Rasterizer(threads: 1).plan(list(10))
    let to = Rasterizer(threads: 1).plan(list(11))
    #expect(from.fingerprint(ofBand: 0) != to.fingerprint(ofBand: 0))
    #expect(from.fingerprint(ofBand: 3) == to.fingerprint(ofBand: 3))
    let again = Rasterizer(threads: 1).plan(list(10))
    #expect((0..<5).allSatisfy { from.fingerprint(ofBand: $0) == again.fingerprint(ofBand: $0) })
  }

  @Test func `a mask has nothing behind it, and on a sheet only the sheet counts`() {
    let masked = Self.draw([
      .picture(Self.noise),
      .group(
        [.fill(.rect(0, 0, 90, 70), .red), .fill(.rect(0, 0, 1, 1), .blue)],
        mask: [Self.backdrop(.rect(0, 0, 90, 70), blur: 3)]),
    ])
    #expect(masked == Self.draw([.picture(Self.noise)]))
    let sheet = DisplayList.Sheet(
      [Self.backdrop(.rect(0, 0, 90, 70), blur: 3)],
      bounds: CGRect(x: 0, y: 0, width: 90, height: 70), scale: 1, projection: .identity)
    #expect(Self.draw([.picture(Self.noise), .sheet(sheet)]) == masked)
  }

  @Test func `thousands of backdrops end`() {
    let many = (0..<3000).map { _ in Self.backdrop(.rect(0, 0, 90, 70), blur: 1) }
    let list = DisplayList(width: 90, height: 70, items: [.picture(Self.noise)] + many)
    #expect(Rasterizer(threads: 1).plan(list).items.count == 65)
  }

  @Test func `a dump tells of it`() {
    let list = DisplayList(
      width: 9, height: 9,
      items: [Self.backdrop(.rect(0, 1, 2, 3), blur: 4, saturation: 1.8, opacity: 0.5)])
    #expect(
      list.description == """
        canvas 9 × 9, background #00000000
        backdrop rect (0, 1, 2, 3), blur 4, saturation 1.8, opacity 0.5
          through identity
        """)
  }
}
