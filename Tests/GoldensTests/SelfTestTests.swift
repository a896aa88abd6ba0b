import Goldens
import ImageCodecs
import TestSupport
import Testing

struct SelfTestTests {
  private let frame = StraightImage(9, 7, [10, 255, 0, 255])
    .with([0, 0, 0, 0], x: 0..<1, y: 0..<1)

  @Test func `every planted change is found`() throws {
    #expect(try SelfTest().run(on: frame) == 12)
    #expect(try SelfTest().run(on: StraightImage(1, 1, [0, 0, 0, 0])) == 4)
    #expect(try SelfTest().run(on: StraightImage(2, 1, [255, 255, 255, 255])) == 8)
  }

  @Test func `a comparison that sees nothing is caught`() {
    #expect(throws: SelfTest.Miss.change(channel: "red", column: 0, row: 0)) {
      try SelfTest(of: { _, _, _ in .same }).run(on: frame)
    }
  }

  @Test func `a comparison that sees too much is caught`() {
    #expect(throws: SelfTest.Miss.equalPictures) {
      try SelfTest(of: { _, _, _ in .unmeasured }).run(on: frame)
    }
  }

  @Test func `a comparison that forgets alpha is caught`() {
    @Sendable func opaque(_ image: StraightImage) -> StraightImage {
      var pixels = image.pixels
      for index in stride(from: 3, to: pixels.count, by: 4) { pixels[index] = 255 }
      return StraightImage(width: image.width, height: image.height, pixels: pixels)
    }
    let forgetful = SelfTest { _, expected, actual in
      FrameVerdict(expected: opaque(expected), actual: opaque(actual))
    }
    #expect(throws: SelfTest.Miss.change(channel: "alpha", column: 0, row: 0)) {
      try forgetful.run(on: frame)
    }
  }

  @Test func `a comparison that lets one level pass is caught`() {
    let limit = ComparisonLimit(.channelDifference, 1, source: "a test")
    let lenient = SelfTest { _, expected, actual in
      FrameVerdict(expected: expected, actual: actual, ComparisonCriteria(limits: [limit]))
    }
    #expect(throws: SelfTest.Miss.self) { try lenient.run(on: frame) }
  }
}
