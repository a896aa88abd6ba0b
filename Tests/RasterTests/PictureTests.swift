import Foundation
import Geometry
import Raster
import Testing

@Suite struct PictureTests {
  private static func row(_ greys: [UInt8]) -> Picture {
    Picture(
      Bitmap(
        width: greys.count, height: 1,
        pixels: greys.map { Pixel(red: $0, green: $0, blue: $0, alpha: 255) }))
  }

  static func noise(_ width: Int, _ height: Int, seed: UInt64, opaque: UInt8? = 255) -> Picture {
    var random = SplitMix(seed: seed)
    return Picture(
      Bitmap(
        width: width, height: height,
        pixels: (0..<width * height).map { _ in
          let bits = UInt32.random(in: 0...UInt32.max, using: &random)
          return Pixel(
            straightRed: UInt8(bits & 255), green: UInt8(bits >> 8 & 255),
            blue: UInt8(bits >> 16 & 255), alpha: opaque ?? UInt8(bits >> 24))
        }))
  }

  @Test func `a picture at rest is copied exactly`() {
    for opaque in [255, nil] as [UInt8?] {
      let picture = Self.noise(70, 130, seed: 3, opaque: opaque)
      #expect(Rasterizer.draw(70, 130, [.picture(picture)]) == picture.bitmap)
    }
  }

  @Test func `a picture moved by whole pixels is copied exactly`() {
    let picture = Self.noise(20, 20, seed: 3)
    let bitmap = Rasterizer.draw(40, 40, [.picture(picture, .translation(7, -3))])
    for y in 0..<40 {
      for x in 0..<40 {
        let isInside = x >= 7 && x < 27 && y < 17
        #expect(bitmap[x, y] == (isInside ? picture.bitmap[x - 7, y + 3] : .clear))
      }
    }
  }

  @Test(
    arguments: [
      ([0, 255], [0, 64, 191, 255]),
      ([0, 255], [0, 0, 32, 96, 159, 223, 255, 255]),
      ([0, 0, 255, 255], [0, 255]),
      ([0, 0, 255], [0, 0, 0, 64, 191, 255]),
    ] as [([UInt8], [Int])])
  func `a scaled row neither shifts nor fades`(from: [UInt8], to: [Int]) {
    let scale = Double(to.count) / Double(from.count)
    let bitmap = Rasterizer.draw(to.count, 1, [.picture(Self.row(from), .scale(scale, 1))])
    for (x, expected) in to.enumerated() {
      #expect(abs(Int(bitmap[x, 0].red) - expected) <= 1)
      #expect(bitmap[x, 0].alpha == 255)
    }
  }

  /// The weights are 1/32, 11/16 and 9/32.
  ///
  /// A pixel is the mean of [x − ¼, x + ¾] between pixel edges, of a picture that is linear between
  /// pixel centres. Of that reach, counted from the centre of picture pixel x, which is a tent of
  /// width 2, [−¾, ¼]: it takes ∫(1 − |t|) = (¾ − 9/32) + (¼ − 1/32) = 11/16 of its own pixel,
  /// ∫(1 − t) over [¼, 1] = 9/32 of the one before and ∫(1 − t) over [¾, 1] = 1/32 of the next.
  @Test(arguments: [false, true])
  func `a picture moved by a quarter pixel is averaged along its way only`(isUpright: Bool) {
    func moved(_ across: Double, _ down: Double) -> Projection {
      isUpright ? .translation(down, across) : .translation(across, down)
    }
    let side = 9
    func line(_ isAcross: Bool) -> Picture {
      Picture(
        Bitmap(
          width: side, height: side,
          pixels: (0..<side * side).map { index in
            let place = isAcross == isUpright ? index % side : index / side
            return place == 4 ? Color.white.pixel(opacity: 1) : Color.black.pixel(opacity: 1)
          }))
    }
    /// The levels along the middle of the picture, along the way or beside it.
    func levels(_ bitmap: Bitmap, alongWay: Bool) -> [Int] {
      (2...6).map { Int(alongWay == isUpright ? bitmap[4, $0].red : bitmap[$0, 4].red) }
    }
    // The line lies along the way: nothing of it is seen beside it.
    let still = Rasterizer.draw(side, side, [.picture(line(true), moved(0.25, 0))])
    #expect(levels(still, alongWay: false) == [0, 0, 255, 0, 0])
    // The line lies across the way.
    let seen = Rasterizer.draw(side, side, [.picture(line(false), moved(0.25, 0))])
    let exact: [Double] = [0, 255.0 / 32, 255 * 11 / 16, 255 * 9 / 32, 0]
    for (level, exact) in zip(levels(seen, alongWay: true), exact) {
      #expect(abs(Double(level) - exact) <= 1)
    }
  }

  @Test func `noise moved by a quarter pixel mixes neighbours along its way only`() {
    let picture = Self.noise(20, 20, seed: 7)
    let moved = Rasterizer.draw(20, 20, [.picture(picture, .translation(0, 0.25))])
    for y in 2..<18 {
      for x in 0..<20 {
        let above = Double(picture.bitmap[x, y - 1].green) * 9 / 32
        let own = Double(picture.bitmap[x, y].green) * 11 / 16
        let below = Double(picture.bitmap[x, y + 1].green) / 32
        #expect(abs(Double(moved[x, y].green) - (above + own + below)) <= 1.5)
      }
    }
  }

  @Test func `an exact quarter turn shows what the upright picture shows, turned`() {
    let side = 90
    let picture = Self.noise(60, 50, seed: 11)
    let upright = Projection(
      CGAffineTransform(a: 1.3, b: 0, c: 0, d: 1.4, tx: 4.3, ty: 5.6))
    // (x, y) → (side − y, x)
    let turn = Projection(
      CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: CGFloat(side), ty: 0))
    let level = Rasterizer.draw(side, side, [.picture(picture, upright)])
    let turned = Rasterizer.draw(
      side, side, [.picture(picture, upright.concatenating(turn))])
    for y in 0..<side {
      for x in 0..<side {
        let (own, other) = (turned[side - 1 - y, x], level[x, y])
        #expect(abs(Int(own.red) - Int(other.red)) <= 2, "\(x), \(y)")
        #expect(abs(Int(own.alpha) - Int(other.alpha)) <= 1, "\(x), \(y)")
      }
    }
  }

  /// Threefold, canvas centres lie at −⅓, 0, ⅓, ⅔ … between picture centres.
  @Test func `a picture enlarged threefold holds each of its pixels`() {
    let scaled = Rasterizer.draw(9, 1, [.picture(Self.row([0, 255, 0]), .scale(3, 1))])
    let levels = (0..<9).map { Int(scaled[$0, 0].red) }
    for (level, exact) in zip(levels, [0, 0, 85, 170, 255, 170, 85, 0, 0]) {
      #expect(abs(level - exact) <= 1)
    }
    #expect(levels[1] == 0 && levels[4] == 255 && levels[7] == 0)
  }

  @Test func `a picture reduced many times over is averaged`() {
    let width = 600
    let picture = Picture(
      Bitmap(
        width: width, height: width,
        pixels: (0..<width * width).map { index in
          let isWhite = (index % width + index / width) % 2 == 0
          let level: UInt8 = isWhite ? 255 : 0
          return Pixel(red: level, green: level, blue: level, alpha: 255)
        }))
    for size in [7, 33, 100, 211, 299] {
      let scale = Double(size) / Double(width)
      let bitmap = Rasterizer.draw(size, size, [.picture(picture, .scale(scale, scale))])
      for pixel in bitmap.pixels { #expect(abs(Int(pixel.red) - 128) <= 32) }
      let mean = bitmap.pixels.reduce(0) { $0 + Double($1.red) } / Double(size * size)
      #expect(abs(mean - 127.5) < 1)
    }
  }

  @Test func `the colour border of a turned picture stays where perspective puts it`() {
    let size = 200
    let picture = Picture(
      Bitmap(
        width: size, height: size,
        pixels: (0..<size * size).map { index in
          index % size < 100
            ? Pixel(red: 255, green: 0, blue: 0, alpha: 255)
            : Pixel(red: 0, green: 0, blue: 255, alpha: 255)
        }))
    let turn = Projection.translation(-100, -100)
      .concatenating(.turn(degrees: 60, distance: 500))
      .concatenating(.translation(200, 200))
    let bitmap = Rasterizer.draw(400, 400, background: .white, [.picture(picture, turn)])
    for y in 101...298 {
      #expect(RGBA(bitmap[198, y]) == RGBA(255, 0, 0))
      #expect(bitmap[199, y].red > 128 && bitmap[200, y].blue > 128)
      #expect(RGBA(bitmap[201, y]) == RGBA(0, 0, 255))
    }
  }
}
