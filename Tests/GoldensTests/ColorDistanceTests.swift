import Goldens
import ImageCodecs
import Raster
import TestSupport
import Testing

struct ColorDistanceTests {
  private func distance(_ first: [UInt8], _ second: [UInt8]) -> Double {
    ColorDistance.between(first, second)
  }

  @Test func `black and white are one apart, equal colours are not apart`() {
    #expect(abs(distance([0, 0, 0, 255], [255, 255, 255, 255]) - 1) < 1e-6)
    for color in [[0, 0, 0, 255], [255, 255, 255, 255], [9, 80, 200, 255], [9, 8, 7, 3]]
      as [[UInt8]]
    {
      #expect(distance(color, color) == 0)
    }
  }

  /// The definition's L, a and b of sRGB's corners, to four digits.
  @Test(
    arguments: [
      ([255, 0, 0, 255], 0.6280, 0.2249, 0.1258), ([0, 255, 0, 255], 0.8664, -0.2339, 0.1795),
      ([0, 0, 255, 255], 0.4520, -0.0325, -0.3115), ([128, 128, 128, 255], 0.5999, 0, 0),
    ] as [([UInt8], Double, Double, Double)])
  func `distances from black are those of the definition`(
    color: [UInt8], l: Double, a: Double, b: Double
  ) {
    let expected = (l * l + a * a + b * b).squareRoot()
    #expect(abs(distance(color, [0, 0, 0, 255]) - expected) < 2e-4)
  }

  @Test func `half-clear colours count over black and over white`() {
    let clear: [UInt8] = [0, 0, 0, 0]
    #expect(abs(distance([0, 0, 0, 255], clear) - 1) < 1e-6)
    #expect(abs(distance([255, 255, 255, 255], clear) - 1) < 1e-6)
    #expect(distance([200, 0, 0, 0], clear) == 0)
    #expect(distance([255, 255, 255, 1], clear) > 0)
  }

  @Test func `cube roots are right for every grey`() {
    for level in 1...255 {
      let value = UInt8(level)
      let lightness = distance([value, value, value, 255], [0, 0, 0, 255])
      let light = SRGBCurve.linear8[level]
      #expect(abs(lightness * lightness * lightness - light) < 1e-6)
    }
  }

  @Test func `a limit measures the greatest distance, apart from what is left out`() {
    let golden = StraightImage(20, 10, [100, 100, 100, 255])
    let near = golden.with([102, 100, 100, 255], x: 3..<9, y: 2..<4)
    let far = near.with([0, 255, 0, 255], x: 15..<16, y: 7..<8)
    let limit = ComparisonLimit(.colorDistance, 0.01, source: "a test")
    var criteria = ComparisonCriteria(limits: [limit])
    guard case .tolerated(let small) = FrameVerdict(expected: golden, actual: near, criteria) else {
      Issue.record("a small distance passes")
      return
    }
    #expect((small.colorDistance ?? 0) > 0)
    guard case .different(let great) = FrameVerdict(expected: golden, actual: far, criteria) else {
      Issue.record("a great distance does not pass")
      return
    }
    #expect((great.colorDistance ?? 0) > 0.3)
    criteria.ignored = [PixelRect(x: 15, y: 0, width: 1, height: 10)]
    #expect(FrameVerdict(expected: golden, actual: far, criteria).passes)
    #expect(PictureDifference(expected: golden, actual: far).colorDistance == nil)
  }
}
