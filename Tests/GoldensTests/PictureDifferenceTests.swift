import Foundation
import Goldens
import ImageCodecs
import Raster
import TestSupport
import Testing

struct PictureDifferenceTests {
  private let white: [UInt8] = [255, 255, 255, 255]
  private let black: [UInt8] = [0, 0, 0, 255]

  @Test func `a missing icon is counted, measured and located`() {
    let golden = StraightImage(1000, 1000, white)
    let actual = golden.with(black, x: 120..<210, y: 700..<790)
    let difference = PictureDifference(expected: golden, actual: actual)
    #expect(difference.differentPixels == 8100)
    #expect(difference.fraction == 0.0081)
    #expect(difference.greatestDifference == 255)
    #expect(difference.box == PixelRect(x: 120, y: 700, width: 90, height: 90))
    #expect(FrameVerdict(expected: golden, actual: actual) == .different(difference))
  }

  @Test(
    arguments: [
      ([255, 255, 255, 255], [0, 0, 0, 0], 255), ([0, 0, 0, 255], [0, 0, 0, 0], 255),
      ([255, 255, 255, 128], [255, 255, 255, 255], 127), ([255, 0, 9, 0], [1, 2, 3, 0], 0),
      ([255, 0, 0, 0], [0, 0, 0, 1], 1), ([10, 20, 30, 255], [10, 21, 30, 255], 1),
    ] as [([UInt8], [UInt8], Int)])
  func `alpha counts and colours of clear pixels do not`(
    expected: [UInt8], actual: [UInt8], greatest: Int
  ) {
    for (first, second) in [(expected, actual), (actual, expected)] {
      let difference = PictureDifference(
        expected: StraightImage(2, 2, first), actual: StraightImage(2, 2, second))
      #expect(difference.greatestDifference == greatest)
      #expect(difference.differentPixels == (greatest == 0 ? 0 : 4))
    }
  }

  @Test func `two far pixels share a box`() {
    let golden = StraightImage(9, 7, white)
    let actual = golden.with(black, x: 7..<8, y: 1..<2).with(black, x: 2..<3, y: 5..<6)
    let difference = PictureDifference(expected: golden, actual: actual)
    #expect(difference.differentPixels == 2)
    #expect(difference.box == PixelRect(x: 2, y: 1, width: 6, height: 5))
  }

  @Test func `sizes differ by name`() {
    let verdict = FrameVerdict(
      expected: StraightImage(200, 100, white), actual: StraightImage(200, 101, white))
    #expect(
      verdict
        == .sizes(
          expected: PixelSize(width: 200, height: 100), actual: PixelSize(width: 200, height: 101)))
  }

  @Test func `equal pixels in different profiles are not the same picture`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures/profiles")
    let bytes = try Data(contentsOf: folder.appending(path: "red-and-green-swapped.icc"))
    let profile = ColorProfile.icc(try #require(ICCProfile(bytes: Array(bytes), name: "Swapped")))
    let plain = StraightImage(1, 1, white)
    let tagged = StraightImage(1, 1, white, profile: .sRGB)
    let wide = StraightImage(1, 1, white, profile: profile)
    #expect(FrameVerdict(expected: plain, actual: tagged) == .same)
    #expect(FrameVerdict(expected: wide, actual: wide) == .same)
    #expect(
      FrameVerdict(expected: wide, actual: tagged)
        == .profiles(expected: "Swapped", actual: "sRGB"))
  }

  @Test func `the difference picture shows both and marks what differs`() {
    let golden = StraightImage(3, 2, white)
    let actual = StraightImage(2, 3, white).with(black, x: 0..<1, y: 0..<1)
    let picture = DifferencePicture(expected: golden, actual: actual).image
    #expect(picture.width == 9 + 2 * DifferencePicture.gap)
    #expect(picture.height == 3)
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
      Array(picture.pixels[4 * (y * picture.width + x)..<4 * (y * picture.width + x) + 4])
    }
    let second = 3 + DifferencePicture.gap
    let third = 2 * second
    #expect(pixel(0, 0) == white)
    #expect(pixel(0, 2) == [255, 0, 255, 255])
    #expect(pixel(second, 0) == black)
    #expect(pixel(second + 2, 0) == [255, 0, 255, 255])
    #expect(pixel(third, 0) == [255, 0, 0, 255])
    #expect(pixel(third + 1, 1) == [254, 254, 254, 255])
    #expect(pixel(third + 2, 0) == [255, 0, 255, 255])
  }
}
