import Goldens
import ImageCodecs
import TestSupport
import Testing

struct ComparisonMaskTests {
  private let golden = StraightImage(4, 3, [10, 20, 30, 255])

  private func verdict(_ actual: StraightImage, _ mask: StraightImage) -> FrameVerdict {
    let criteria = ComparisonCriteria(mask: ComparisonMask(mask, source: "mask.png"))
    return FrameVerdict(expected: golden, actual: actual, criteria)
  }

  @Test func `what is painted on clear ground is left out`() {
    let actual = golden.with([0, 0, 0, 255], x: 1..<3, y: 1..<2)
    let clear = StraightImage(4, 3, [0, 0, 0, 0])
    #expect(verdict(actual, clear.with([255, 0, 255, 255], x: 1..<3, y: 1..<2)) == .same)
    #expect(verdict(actual, clear.with([0, 0, 0, 1], x: 1..<3, y: 1..<2)) == .same)
    #expect(!verdict(actual, clear.with([255, 0, 255, 255], x: 1..<2, y: 1..<2)).passes)
    #expect(!verdict(actual, clear).passes)
  }

  @Test func `without clear ground, what is not black is left out`() {
    let actual = golden.with([0, 0, 0, 255], x: 1..<3, y: 1..<2)
    let black = StraightImage(4, 3, [0, 0, 0, 255])
    #expect(verdict(actual, black.with([255, 255, 255, 255], x: 1..<3, y: 1..<2)) == .same)
    #expect(!verdict(actual, black).passes)
    #expect(ComparisonMask(black.with([1, 0, 0, 255], x: 0..<3, y: 0..<1), source: "").count == 3)
  }

  @Test func `a mask of another size leaves nothing out`() {
    let actual = golden.with([0, 0, 0, 255], x: 0..<1, y: 0..<1)
    #expect(!verdict(actual, StraightImage(3, 4, [255, 255, 255, 255])).passes)
  }
}
