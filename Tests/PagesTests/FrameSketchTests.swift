import ImageCodecs
import Pages
import TestSupport
import Testing

/// How far frames are from each other.
struct FrameSketchTests {
  private func grey(_ level: UInt8) -> FrameSketch {
    FrameSketch(StraightImage(30, 40, [level, level, level, 255]))
  }

  @Test func blendsLieBetweenTheirEnds() throws {
    let progress = try #require(PictureProgress(first: grey(20), last: grey(220)))
    #expect(progress.progress(of: grey(20)) == 0)
    #expect(progress.progress(of: grey(70)) == 0.25)
    #expect(progress.progress(of: grey(120)) == 0.5)
    #expect(progress.progress(of: grey(220)) == 1)
  }

  @Test func betweenEqualFramesThereIsNoWay() {
    #expect(PictureProgress(first: grey(3), last: grey(3)) == nil)
  }

  @Test func otherSizesHaveNoDistance() {
    let other = FrameSketch(StraightImage(40, 30, [0, 0, 0, 255]))
    #expect(grey(0).distance(to: other) == nil)
    #expect(grey(0).meanDifference(from: other) == nil)
  }

  @Test func theMeanIsOfAllChannels() {
    #expect(grey(10).meanDifference(from: grey(30)) == 15)
  }

  @Test func coloursThatNobodySeesDoNotCount() {
    let one = FrameSketch(StraightImage(9, 9, [255, 0, 0, 0]))
    let other = FrameSketch(StraightImage(9, 9, [0, 0, 255, 0]))
    #expect(one.distance(to: other) == 0)
  }

  @Test func largeFramesAreSampledEverywhere() throws {
    // A change in any quarter is seen.
    let plain = FrameSketch(StraightImage(400, 300, [0, 0, 0, 255]))
    for quarter in 0..<4 {
      var pixels = [UInt8](repeating: 0, count: 4 * 400 * 300)
      for y in 0..<150 {
        for x in 0..<200 {
          pixels[4 * ((y + quarter / 2 * 150) * 400 + x + quarter % 2 * 200)] = 255
        }
      }
      for index in stride(from: 3, to: pixels.count, by: 4) { pixels[index] = 255 }
      let marked = FrameSketch(StraightImage(width: 400, height: 300, pixels: pixels))
      #expect(plain.distance(to: marked) == 128 * 128 / 4 * 255)
    }
  }
}
